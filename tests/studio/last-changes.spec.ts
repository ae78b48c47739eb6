import { samplePolicies } from '#tests/support/content/sample-policies.ts'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import {
  discardDraft,
  publishedDocument,
  stored,
  storedDraft,
  writeDocument,
  writeDraft,
  writePublished,
  writePublishedTogether,
} from './support/documents.ts'
import { expect, test } from './support/studio.ts'

const MOTORCYCLE = 'category-Motorcycle'
const AMOUNT = 'packages[0].price.amount'
const ASKS = 'What will this change do?'
const TICKED = 'What is ticked is published, all of it or nothing; the rest stays a draft:'

test('prices that were published together are put back together from the first page', async ({ owner: page }) => {
  const amounts = 'packages[0...2].price.amount'
  const before = (await stored(page, MOTORCYCLE, amounts)) as number[]
  await writePublished(page, MOTORCYCLE, { 'packages[0].price.amount': 8100, 'packages[1].price.amount': 9100 })
  await page.goto('/')
  const together = page.getByRole('region', { name: /^Motorcycles, 2 prices, / }).first()
  await expect(together.getByRole('group')).toHaveCount(2)
  await page.screenshot({ path: test.info().outputPath('start-together.png') })
  await together.getByRole('button', { name: 'Put all 2 back' }).click()
  await page.getByRole('dialog', { name: ASKS }).getByRole('button', { name: 'Not now' }).click()
  expect(await storedDraft(page, MOTORCYCLE, amounts)).toEqual(before)
  await expect(together).toContainText('Put back; the site has it once')
  await discardDraft(page, MOTORCYCLE)
})

test('what was published of several categories at once is one entry, put back by one press and published there', async ({ owner: page }) => {
  const tractor = 'category-Tractor'
  const [first, second] = [await stored(page, MOTORCYCLE, AMOUNT), await stored(page, tractor, AMOUNT)]
  await writePublishedTogether(page, { [MOTORCYCLE]: { [AMOUNT]: 8300 }, [tractor]: { [AMOUNT]: 9300 } })
  await page.goto('/')
  const together = page.getByRole('region', { name: /^2 prices in 2 categories, / }).first()
  await together.getByText('Motorcycles, Tractors').click()
  await expect(together.getByRole('group')).toHaveCount(3)
  await page.screenshot({ path: test.info().outputPath('start-categories.png') })
  await together.getByRole('button', { name: 'Put all 2 back' }).click()
  const dialog = page.getByRole('dialog', { name: ASKS })
  await expect(dialog.getByRole('group', { name: TICKED })).toContainText('MotorcyclesTractors')
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Published' })).toBeVisible()
  expect([await stored(page, MOTORCYCLE, AMOUNT), await stored(page, tractor, AMOUNT)]).toEqual([first, second])
  await page.getByRole('dialog', { name: 'Published' }).getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('region', { name: 'Drafts that wait' })).toContainText('None: everything is published.')
})

test('rules, hours and texts that were published are listed in words, and put back', async ({ owner: page }) => {
  const [title, rules] = [await stored(page, MOTORCYCLE, 'title'), await stored(page, MOTORCYCLE, 'rules')]
  const rule = { _key: 'late', _type: 'Rule', id: 'late', title: 'Late', effect: { _type: 'Effect', kind: 'amount', amount: 500 } }
  await writePublishedTogether(page, {
    [MOTORCYCLE]: { title: 'Bikes', rules: [rule] },
    business: { 'hours[day=="saturday"].close': '18:00' },
  })
  await page.goto('/')
  const changes = page.getByRole('region', { name: 'The last changes' })
  const hours = changes.getByRole('region', { name: /^Business, / }).first()
  await expect(hours).toContainText(/Saturday, Closes: .* → 6:00\sPM/)
  const bikes = changes.getByRole('region', { name: /^Bikes, / }).first()
  await expect(bikes).toContainText('Name on its card: “Motorcycles” → “Bikes”')
  await expect(bikes).toContainText('Rules: “Late” was added')
  await page.screenshot({ path: test.info().outputPath('start-words.png'), fullPage: true })
  await bikes.getByRole('button', { name: /^Put back/ }).click()
  await page.getByRole('dialog', { name: ASKS }).getByRole('button', { name: 'Not now' }).click()
  expect(await storedDraft(page, MOTORCYCLE, '{title, rules}')).toEqual({ title, rules })
  await expect(changes.getByRole('region', { name: /^Motorcycles, / }).first()).toContainText('Put back; the site has it once')
  await hours.getByRole('button', { name: /^Put back/ }).click()
  await page.getByRole('dialog', { name: ASKS }).getByRole('button', { name: 'Not now' }).click()
  await expect(hours).toContainText('Put back; the site has it once')
  await page.getByRole('region', { name: 'Drafts that wait' }).getByRole('button', { name: 'Publish 2 drafts…' }).click()
  await page.getByRole('dialog', { name: ASKS }).getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Published' })).toBeVisible()
})

test('the first publishing of a document is listed among the last changes, and taken off the site again', async ({ owner: page }) => {
  const share = { _key: 'half', _type: 'DepositShare', fee: { _type: 'ShareFee', kind: 'percent', bps: 5000 }, due: 'booking' }
  const deposit = { _key: 'half', _type: 'Deposit', id: 'half', rows: [{ _key: 'any', _type: 'DepositRow', shares: [share] }] }
  // No other test opens this one: what was published and deleted, as after this test, is locked until it is brought back.
  const { words } = samplePolicies()
  await writeDocument(page, { _id: 'policies', _type: 'policies', deposits: [deposit], words })
  await page.goto('/')
  const first = page
    .getByRole('region', { name: 'The last changes' })
    .getByRole('region', { name: /^Deposits and cancelling, / })
    .first()
  await expect(first).toContainText(/Deposits: “.*50% of the price.*” was added/)
  await expect(first).toContainText('This was new.')
  await page.screenshot({ path: test.info().outputPath('start-first.png') })
  await first.getByRole('button', { name: /^Take it off the site…/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Take “Deposits and cancelling” off the site?' })
  await expect(dialog).toContainText('What is said of deposits and cancelling would change.')
  await expect(dialog).toContainText('“Put it on the site again” on Start brings it back.')
  await expectAccessible(page, [1400, 390], '[role="dialog"]')
  await page.screenshot({ path: test.info().outputPath('take-off.png') })
  await dialog.getByRole('button', { name: 'Not now' }).click()

  // What was published since is not taken off with it.
  const fee = { _key: 'late', _type: 'FeeRow', within: { _type: 'Within', hours: 24 }, fee: { _type: 'Fee', kind: 'amount', amount: 5000 } }
  await writePublished(page, 'policies', { cancellations: [{ _key: 'late', _type: 'Cancellation', id: 'late', rows: [fee] }] })
  const old = page
    .getByRole('region', { name: 'The last changes' })
    .getByRole('region', { name: /^Deposits and cancelling, / })
    .filter({ hasText: 'This was new.' })
  await expect(old).toContainText('This was new. It was changed since.')
  await expect(old.getByRole('button', { name: /^Take it off the site…/ })).toHaveCount(0)

  await first.getByRole('link', { name: 'Open the form' }).click()
  await expect(page).toHaveURL(/policies/)
  await page.getByTestId('action-menu-button').click()
  await page.getByRole('menuitem', { name: 'Take it off the site' }).click()
  await dialog.getByRole('button', { name: 'Take it off the site' }).click()
  await expect.poll(() => stored(page, 'policies', '_id')).toBeNull()
  expect(await storedDraft(page, 'policies', 'deposits[].id')).toEqual(['half'])
  await page.goto('/')
  await expect(first.getByRole('button', { name: /^Put it on the site again…/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Taken off the site' }).getByRole('listitem')).toHaveText([/^Deposits and cancelling/])
  await expect(page.getByRole('region', { name: 'Drafts that wait' })).toContainText('None: everything is published.')
  await discardDraft(page, 'policies')
})

test('changes before the last ten are shown at a press, and what was taken off the site is among them', async ({ owner: page }) => {
  const category = await publishedDocument(page, MOTORCYCLE)
  const boats = { id: 'Boat', fieldPrefix: 'boat', path: '/boats', sectionId: 'boats', title: 'Boats' }
  await writePublished(page, 'business', { phone: '+1 555 0100' })
  for (let amount = 9001; amount <= 9010; amount++) await writePublished(page, MOTORCYCLE, { [AMOUNT]: amount })
  await page.goto('/')
  const changes = page.getByRole('region', { name: 'The last changes' })
  await expect(changes).toContainText('$90.10')
  await expect(changes).not.toContainText('555 0100')
  await changes.getByRole('button', { name: 'Earlier changes' }).click()
  await expect(changes).toContainText('555 0100')
  await expect(changes.getByRole('button', { name: /^Put back as before: Business/ }).last()).toBeVisible()

  await writeDocument(page, { ...category, ...boats, _id: 'category-Boat' })
  await page.goto('/structure/category;category-Boat')
  await page.getByTestId('action-menu-button').click()
  await page.getByRole('menuitem', { name: 'Take it off the site…' }).click()
  await page.getByRole('button', { name: 'Take it off the site', exact: true }).click()
  await expect.poll(() => storedDraft(page, 'category-Boat', 'title')).toBe('Boats')
  await page.goto('/')
  const gone = changes.getByRole('region', { name: /^Boats, / }).filter({ hasText: 'Was taken off the site.' })
  await gone.getByRole('link', { name: 'Open the form' }).click()
  await expect(page.getByTestId('form-view')).toContainText('Boats')
  await discardDraft(page, 'category-Boat')
})

test('an answer that was taken out everywhere goes back with its prices and its example by one press', async ({ owner: page }) => {
  const car = 'category-Car'
  const [inputs, packages] = [await stored(page, car, 'inputs'), await stored(page, car, 'packages')]
  const example = {
    _key: 'van',
    _type: 'Example',
    title: 'Van',
    category: 'Car',
    package: 'car-basic-shine',
    price: { _type: 'ExamplePrice', kind: 'exact', amount: 6000 },
    answers: [{ _key: 'size', _type: 'ExampleAnswer', input: 'size', option: 'large' }],
  }
  await writeDocument(page, { _id: 'examples', _type: 'examples', examples: [example] })
  const { inputs: asked, packages: sold } = without('large', await publishedDocument(page, car)) as Record<string, unknown>
  await writePublishedTogether(page, { [car]: { inputs: asked, packages: sold }, examples: { examples: [] } })
  await page.goto('/')
  const changes = page.getByRole('region', { name: 'The last changes' })
  const entry = changes.getByRole('region', { name: /^Cars & SUVs, / }).first()
  await expect(entry).toContainText('5 prices were changed')
  await expect(entry).toContainText('Options: “Large SUV/Vans/3-Row” was removed')
  await expect(changes.getByText('Changed with it: one example.').first()).toBeVisible()
  // None of its prices can be right without the answer.
  await expect(entry.getByText('Prices, one by one')).toHaveCount(0)
  await page.screenshot({ path: test.info().outputPath('start-answer.png') })
  await entry.getByRole('button', { name: /^Put all of it back/ }).click()
  const dialog = page.getByRole('dialog', { name: ASKS })
  await page.screenshot({ path: test.info().outputPath('start-answer-asks.png') })
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Published' })).toContainText('Visitors see it now.')
  expect(await stored(page, car, 'inputs')).toEqual(inputs)
  expect(await stored(page, car, 'packages')).toEqual(packages)
  expect(await stored(page, 'examples', 'examples[].title')).toEqual(['Van'])
})

test('what was published on another day is live again with two presses, which show what visitors see before', async ({ owner: page }) => {
  const before = (await stored(page, MOTORCYCLE, AMOUNT)) as number
  await writePublished(page, MOTORCYCLE, { [AMOUNT]: 8400 })
  await page.goto('/')
  const change = page.getByRole('group', { name: /^Motorcycles.*Standard Detail/ }).first()
  await page.evaluate(() =>
    addEventListener('click', () => (document.body.dataset['presses'] = `${Number(document.body.dataset['presses'] ?? 0) + 1}`), true),
  )
  await change.getByRole('button', { name: /^Put back/ }).click()
  const dialog = page.getByRole('dialog', { name: ASKS })
  await expect(dialog).toContainText('To be published: Motorcycles.')
  await expect(dialog).toContainText(`$84 → $${before / 100}`)
  await page.screenshot({ path: test.info().outputPath('start-asks.png') })
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Published' })).toContainText('Visitors see it now.')
  expect(await stored(page, MOTORCYCLE, AMOUNT)).toBe(before)
  expect(await page.evaluate(() => document.body.dataset['presses'])).toBe('2')
})

test('what is put back beside other changes of the same document waits with them, and that is said', async ({ owner: page }) => {
  const before = (await stored(page, MOTORCYCLE, AMOUNT)) as number
  await writePublished(page, MOTORCYCLE, { [AMOUNT]: 8500 })
  await writeDraft(page, MOTORCYCLE, { title: 'Bikes' })
  await page.goto('/')
  await page
    .getByRole('group', { name: /Standard Detail/ })
    .first()
    .getByRole('button', { name: /^Put back/ })
    .click()
  await expect(page.getByText('Other changes of Bikes wait to be published, too')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await storedDraft(page, MOTORCYCLE, '{title, "amount": packages[0].price.amount}')).toEqual({ title: 'Bikes', amount: before })
  expect(await stored(page, MOTORCYCLE, AMOUNT)).toBe(8500)
})

/** A value without the items of its lists that are, or are for, what has this id or title. */
function without(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.filter(item => !Object.values(item as object).includes(name)).map(item => without(name, item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([field, part]) => [field, without(name, part)]))
}
