import type { Locator, Page } from '@playwright/test'
import { discardDraft, storedDraft, writeDraft } from './support/documents.ts'
import { cells, MOTORCYCLE, openSheet } from './support/sheet.ts'
import { asked, closeItem, expect, field, openDocument, openItem, publishAsked, publishButton, signIn, test } from './support/studio.ts'

const POLISH = 'packages[id=="motorcycle-buff-polish"]'
const PACKAGE = 'packages[_key=="motorcycle-standard-detail"]'

/** Who is shown in the open document: the Studio's own frame shows its user, too, and the pane's foot who edited last. */
const others = (page: Page) => {
  const shown = page.getByTestId('document-pane').getByLabel('Owner', { exact: true }).filter({ visible: true })
  return shown.and(page.locator(':not([data-testid="pane-footer"] *)')).first()
}

test('an owner sees at which field somebody else is in the document, until they leave it', async ({ owner, browser }) => {
  const elsewhere = await browser.newContext({ ignoreHTTPSErrors: true, baseURL: new URL(owner.url()).origin })
  const other = await elsewhere.newPage()
  await signIn(other)
  await openDocument(owner, 'business')
  await expect(others(owner)).toHaveCount(0)
  await openDocument(other, 'business')
  await expect(others(owner)).toBeVisible()
  const head = await top(others(owner))

  await field(other, 'name').focus()
  await expect.poll(() => top(others(owner))).toBeGreaterThan(head)
  const [name, phone] = [await top(field(owner, 'name')), await top(field(owner, 'phone'))]
  expect(await top(others(owner))).toBeLessThan(name)
  await field(other, 'phone').focus()
  await expect.poll(() => top(others(owner))).toBeGreaterThan(name)
  expect(await top(others(owner))).toBeLessThan(phone)

  await elsewhere.close()
  await expect(others(owner)).toHaveCount(0)
})

test('a price and a duration that are being edited follow what another editor writes', async ({ owner }) => {
  await openDocument(owner, 'category;category-Motorcycle')
  const hours = owner.getByTestId('field-duration').getByRole('group', { name: 'From' }).getByLabel('Hours')
  await hours.fill('7')
  await write(owner, 'duration.low', { after: 420, value: 300 })
  await expect(hours).toHaveValue('5')
  await expect(hours).toBeFocused()
  await hours.pressSequentially('1')
  await expect(hours).toHaveValue('51')

  await openItem(owner, 'Standard Detail')
  const price = owner.getByTestId(`field-${PACKAGE}.price`).getByRole('textbox', { name: 'Price' })
  await price.fill('')
  await price.pressSequentially('87.5')
  await expect(price).toHaveValue('87.5')
  await write(owner, `${PACKAGE}.price.amount`, { after: 8750, value: 9100 })
  await expect(price).toHaveValue('91')
  await closeItem(owner)
  // No other test begins with a duration that ends before it begins.
  await discardDraft(owner, MOTORCYCLE)
})

test('what another editor makes of a field that is open here is said at it, and nothing moves', async ({ owner }) => {
  await openDocument(owner, 'category;category-Motorcycle')
  await openItem(owner, 'Standard Detail')
  const dialog = owner.getByTestId('nested-object-dialog')
  const price = owner.getByTestId(`field-${PACKAGE}.price`).getByRole('textbox', { name: 'Price' })
  await price.fill('76')
  await expect(dialog).not.toContainText('by someone else')
  const below = owner.getByTestId(`field-${PACKAGE}.duration`)
  const before = await top(below)
  await write(owner, `${PACKAGE}.price.amount`, { after: 7600, value: 8500 })
  await expect(dialog).toContainText('Changed just now by someone else: $76 → $85')
  await owner.screenshot({ path: test.info().outputPath('changed-by-others.png') })
  expect(await top(below)).toBe(before)
  await price.fill('86')
  await expect(dialog).not.toContainText('by someone else')
  await closeItem(owner)
  await discardDraft(owner, MOTORCYCLE)
})

test('two windows in one text field: in turns nothing is lost, at once both end with the same text, and it is said at the field', async ({
  owner,
  browser,
}) => {
  const elsewhere = await browser.newContext({ ignoreHTTPSErrors: true, baseURL: new URL(owner.url()).origin })
  const other = await elsewhere.newPage()
  await signIn(other)
  for (const page of [owner, other]) await openDocument(page, `category;${MOTORCYCLE}`)
  const [here, there] = [field(owner, 'title'), field(other, 'title')]
  await here.fill('One')
  await expect(there).toHaveValue('One')
  await there.press('End')
  await there.pressSequentially(' two')
  await expect(here).toHaveValue('One two')
  await expect(owner.getByTestId('form-view')).toContainText('Changed just now by someone else')
  await here.press('End')
  await here.pressSequentially(' three')
  await expect(there).toHaveValue('One two three')

  await Promise.all([here.pressSequentially(' aaaa bbbb', { delay: 60 }), there.pressSequentially(' yyyy zzzz', { delay: 60 })])
  await expect(async () => {
    const [one, two, stored] = [await here.inputValue(), await there.inputValue(), await storedDraft(owner, MOTORCYCLE, 'title')]
    expect([two, stored].flat()).toEqual([one, one])
  }).toPass()
  await elsewhere.close()
  await discardDraft(owner, MOTORCYCLE)
})

test('a price that somebody else has changed while it was typed is replaced by a second Enter alone', async ({ owner: page }) => {
  await discardDraft(page, MOTORCYCLE)
  const price = cells(await openSheet(page, 'Motorcycles'), 'Buff & Polish').first()
  const theirs = async (amount: number) => {
    await writeDraft(page, MOTORCYCLE, { [`${POLISH}.price.amount`]: amount })
    await expect.poll(() => storedDraft(page, MOTORCYCLE, `${POLISH}[0].price.amount`)).toBe(amount)
  }
  await expect(page.getByRole('button', { name: 'Nothing to publish' })).toBeVisible()
  await price.dblclick()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('57')
  await theirs(5900)
  // The other price has come to this window too.
  await expect(page.getByRole('button', { name: 'Nothing to publish' })).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Was changed to 59 while “57” was typed')
  expect(await storedDraft(page, MOTORCYCLE, `${POLISH}[0].price.amount`)).toBe(5900)
  await page.keyboard.press('Enter')
  await expect.poll(() => storedDraft(page, MOTORCYCLE, `${POLISH}[0].price.amount`)).toBe(5700)
  await discardDraft(page, MOTORCYCLE)
})

test('who else changed the draft is named before it is published, until it is', async ({ owner: page }) => {
  await discardDraft(page, MOTORCYCLE)
  await writeDraft(page, MOTORCYCLE, { [`${POLISH}.price.amount`]: 21_500 })
  // The lake has one account: what is there so far is made another's.
  const theirs = new Set<string>()
  let areTheirs = true
  await page.route('**/transactions/drafts.category-Motorcycle*', async route => {
    const lines = (await (await route.fetch()).text()).trim().split('\n')
    const entries = lines.map(line => JSON.parse(line) as { id: string; author: string })
    for (const { id } of entries) if (areTheirs) theirs.add(id)
    await route.fulfill({ body: entries.map(entry => JSON.stringify(theirs.has(entry.id) ? { ...entry, author: 'ann' } : entry)).join('\n') })
  })
  await page.route(/\/users\/ann/, route => route.fulfill({ json: { id: 'ann', displayName: 'Ann Ash' } }))
  await openDocument(page, 'category;category-Motorcycle')
  await page.getByRole('button', { name: 'What will this change do?' }).click()
  const panel = page.locator('aside').filter({ hasText: 'What will this change do?' })
  await expect(panel).toContainText(/Also changed by Ann Ash, today \d+:\d+/)
  await publishButton(page).click()
  await expect(asked(page)).toContainText(/Also changed by Ann Ash, today \d+:\d+/)
  await page.screenshot({ path: test.info().outputPath('also-changed.png') })
  await publishAsked(page)

  areTheirs = false
  await writeDraft(page, MOTORCYCLE, { [`${POLISH}.price.amount`]: 21_600 })
  await expect(panel).toContainText('→ $216')
  await expect(panel).not.toContainText('Also changed')
})

/** Another editor's change of the draft, after what is typed has arrived. */
async function write(page: Page, path: string, { after, value }: { after: number; value: number }): Promise<void> {
  await expect.poll(async () => [await storedDraft(page, MOTORCYCLE, path)].flat()).toEqual([after])
  await writeDraft(page, MOTORCYCLE, { [path]: value })
}

async function top(element: Locator): Promise<number> {
  return (await element.boundingBox())?.y ?? Number.NaN
}
