import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { sendRequest } from './support/send-request.ts'
import { discardDraft, publishedDocument, stored, storedDraft, writeDocument, writeDraft } from './support/documents.ts'
import { closeItem, expect, openDocument, openItem, publishButton, test } from './support/studio.ts'

const CATEGORY = 'category-Motorcycle'
const PAGE = '/motorcycle-detailing'
const TRACTOR = 'category-Tractor'

test('before a category goes, it is said what goes with it: taken off the site it stays as a draft, deleted it is gone', async ({
  owner,
  studio,
}) => {
  await sendRequest(studio.siteOrigin, { vehicle_category: 'Motorcycle', motorcycle_package: 'motorcycle-buff-polish' })
  const before = await publishedDocument(owner, CATEGORY)
  const dialog = owner.getByRole('dialog').filter({ hasText: 'From the site go' })

  await openDocument(owner, `category;${CATEGORY}?perspective=published`)
  await owner.getByTestId('action-unpublish').click()
  await expect(dialog).toContainText('“Motorcycles”, its page /motorcycle-detailing, its part of the form, and its 2 packages')
  // Requests of other tests are open too.
  await expect(dialog).toContainText(/One request for it is open: it keeps its price|\d+ requests for it are open: they keep their prices/)
  await expect(dialog).toContainText('It stays here as a draft')
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await expect(dialog).toHaveCount(0)
  expect(await stored(owner, CATEGORY, 'title')).toBe('Motorcycles')

  await owner.getByTestId('action-unpublish').click()
  await dialog.getByRole('button', { name: 'Take it off the site' }).click()
  await expect.poll(() => stored(owner, CATEGORY, 'title')).toBeNull()
  expect(await stored(owner, `drafts.${CATEGORY}`, 'title')).toBe('Motorcycles')
  await expect.poll(async () => (await fetch(`${studio.siteOrigin}${PAGE}`)).status, { timeout: 15_000 }).toBe(404)

  // “Published” would have an empty form now: the draft stands there.
  await expect(owner).not.toHaveURL(/perspective=published/)
  await expect(owner.getByTestId('form-view')).toContainText('Buff & Polish')
  await owner.getByTestId('action-menu-button').click()
  await owner.getByRole('menuitem', { name: /^Delete(?!,)/ }).click()
  const draft = owner.getByRole('dialog').filter({ hasText: 'was never published' })
  await draft.getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => stored(owner, `drafts.${CATEGORY}`, 'title')).toBeNull()
  // The Studio's other tests go on with it.
  await writeDocument(owner, before)
})

test('whoever takes a category off the site keeps it, and reads so where it was done and in its form', async ({ owner }) => {
  const before = await publishedDocument(owner, 'category-RV')
  await openDocument(owner, 'category;category-RV')
  await owner.getByTestId('action-menu-button').click()
  await owner.getByRole('menuitem', { name: 'Take it off the site…' }).click()
  const dialog = owner.getByRole('dialog').filter({ hasText: 'From the site go' })
  await expect(dialog).toContainText('Taken off the site, it stays here as a draft')
  await owner.screenshot({ path: test.info().outputPath('dialog.png') })
  await dialog.getByRole('button', { name: 'Take it off the site', exact: true }).click()
  await expect.poll(() => stored(owner, 'category-RV', 'title')).toBeNull()
  await expect(owner.locator('[data-ui="Toast"]').filter({ hasText: 'Taken off the site' })).toContainText('“Put it on the site again” on Start')
  await expect(owner.getByTestId('not-on-site')).toContainText('This is not on the site')
  await owner.screenshot({ path: test.info().outputPath('off.png') })
  expect(await storedDraft(owner, 'category-RV', 'title')).toBe('RVs & Motorhomes')
  await expect(owner.getByTestId('form-view')).toContainText('Packages')
  await writeDocument(owner, before)
  await discardDraft(owner, 'category-RV')
})

test('a category goes with its examples and the notes that only it names, and one press on Start brings all of it back', async ({
  owner,
  studio,
}) => {
  const example = {
    _key: 'a',
    _type: 'Example',
    title: 'A tractor',
    category: { _type: 'reference', _ref: TRACTOR },
    package: 'tractor-full',
    answers: [{ _key: 'size', _type: 'ExampleAnswer', input: 'size', option: 'large' }],
    price: { _type: 'ExamplePrice', kind: 'exact', amount: 30000 },
  }
  await writeDocument(owner, { _id: 'examples', _type: 'examples', examples: [example] })
  const notes = () => stored(owner, 'business', 'reasons[].id')
  const before = await notes()
  expect(before).toContain('fleet')
  await chooseDelete(owner)
  const dialog = owner.getByRole('dialog').filter({ hasText: 'From the site go' })
  await expect(dialog).toContainText('With it go:The example “A tractor”, with the price that it keepsBusiness, the note “Fleet pricing')
  // The note says it, too, and goes.
  const naming = dialog.getByRole('region', { name: /^Texts that still name “/ })
  await expect(naming).toContainText('These texts still name it:')
  await expect(naming).toContainText('“Mobile detailing for cars, RVs, semi trucks, tractors and motorcycles in Boise and the Treasure Valley.”')
  await expect(naming).not.toContainText('Fleet pricing')
  await expectAccessible(owner, [1400, 390], 'section[aria-label^="Texts that still name"]')
  await owner.screenshot({ path: test.info().outputPath('with-it-390.png') })
  await owner.setViewportSize({ width: 1400, height: 1000 })
  await owner.screenshot({ path: test.info().outputPath('with-it.png') })
  await dialog.getByRole('button', { name: 'Take it off the site', exact: true }).click()
  await expect.poll(() => stored(owner, TRACTOR, 'title')).toBeNull()
  expect(await notes()).not.toContain('fleet')
  expect(await stored(owner, 'examples', 'examples')).toEqual([])
  expect(await storedDraft(owner, TRACTOR, 'reasons[].id')).toEqual(['fleet'])
  const page = async () => (await fetch(`${studio.siteOrigin}/tractor-detailing`)).status
  await expect.poll(page, { timeout: 15_000 }).toBe(404)

  await owner.getByRole('link', { name: 'Start', exact: true }).click()
  const card = owner
    .getByRole('region', { name: 'The last changes' })
    .getByRole('region', { name: /^Tractors, / })
    .first()
  await expect(card).toContainText('Was taken off the site.')
  await expect(card).toContainText('Examples, Examples: “A tractor” was removed')
  await owner.screenshot({ path: test.info().outputPath('taken-off.png') })
  await card.getByRole('button', { name: /^Put it on the site again/ }).click()
  const publishing = owner.getByRole('dialog', { name: 'What will this change do?' })
  await expect(publishing.getByRole('checkbox', { checked: true })).toHaveCount(3)
  await owner.screenshot({ path: test.info().outputPath('back.png') })
  await publishing.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect.poll(() => stored(owner, TRACTOR, 'title')).toBe('Tractors')
  expect(await stored(owner, 'examples', 'examples[].title')).toEqual(['A tractor'])
  expect([await notes(), await stored(owner, TRACTOR, 'reasons')]).toEqual([before, null])
  await expect.poll(page, { timeout: 15_000 }).toBe(200)

  // Whoever publishes its form instead is told what else there was.
  await chooseDelete(owner)
  await dialog.getByRole('button', { name: 'Take it off the site', exact: true }).click()
  await expect.poll(() => stored(owner, TRACTOR, 'title')).toBeNull()
  await publishButton(owner).click()
  await expect(publishing).toContainText('When “Tractors” was taken off the site, this went with it:')
  await owner.screenshot({ path: test.info().outputPath('went-with-it.png') })
  await publishing.getByRole('button', { name: 'Bring that back, too' }).click()
  await expect(publishing).toContainText('Published together, or not at all: Tractors')
  await publishing.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect.poll(() => stored(owner, TRACTOR, 'title')).toBe('Tractors')
  expect([await notes(), await stored(owner, 'examples', 'examples[].title')]).toEqual([before, ['A tractor']])
})

test('what names a category in a draft with other changes has to change first, and leads there', async ({ owner }) => {
  const example = { _key: 'a', title: 'A tractor', category: { _type: 'reference', _ref: TRACTOR } }
  await writeDocument(owner, { _id: 'drafts.examples', _type: 'examples', examples: [example] })
  await chooseDelete(owner)
  const dialog = owner.getByRole('dialog').filter({ hasText: 'From the site go' })
  await expect(dialog).toContainText('It cannot go while these name it:Examples')
  await expect(dialog).toContainText('“Examples” has other changes that wait')
  await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled()
  await owner.screenshot({ path: test.info().outputPath('named.png') })
  await dialog.getByRole('link', { name: /^Examples, A tractor/ }).click()
  await expect(owner.getByTestId('nested-object-dialog')).toContainText(/A tractor/i)
  await discardDraft(owner, 'examples')
})

test('a size that is taken away is taken out of all that names it, once its owner has read what goes with it', async ({ owner }) => {
  const options = (await stored(owner, 'category-Car', 'inputs[0].options')) as { id: string }[]
  const left = options.filter(({ id }) => id !== 'large')
  await openDocument(owner, 'category;category-Car')
  await owner.getByRole('button', { name: 'What will this change do?' }).click()
  await writeDraft(owner, 'category-Car', { 'inputs[0].options': left })

  const problems = owner.getByRole('alert').filter({ hasText: 'The site would not take this' })
  await expect(problems).toContainText('“Large SUV/Vans/3-Row” is gone, and 6 places still name it.')
  // Where its price stands it is called by the name that it had.
  await openItem(owner, 'Gold Shine Rejuvenation')
  await expect(owner.getByTestId('nested-object-dialog')).toContainText('“Large SUV/Vans/3-Row” is gone: choose another, or add it again')
  await owner.screenshot({ path: test.info().outputPath('gone.png') })
  await closeItem(owner)
  await problems.getByRole('button', { name: 'Take it out everywhere…' }).click()
  await expect(problems).toContainText('This goes with it, in the draft:')
  await expect(problems.getByRole('listitem').filter({ hasText: /^Cars & SUVs, Gold Shine Rejuvenation, Large SUV\/Vans\/3-Row$/ })).toBeVisible()
  await problems.getByRole('button', { name: 'Not now' }).click()
  expect(await storedDraft(owner, 'category-Car', 'packages[0].price.rows')).toHaveLength(3)

  await problems.getByRole('button', { name: 'Take it out everywhere…' }).click()
  await problems.getByRole('button', { name: 'Take it out', exact: true }).click()
  await expect(problems).toHaveCount(0)
  await expect(owner.getByText('by someone else')).toHaveCount(0)
  expect(await storedDraft(owner, 'category-Car', 'packages[].price.rows[].option')).not.toContain('large')
  await expect(publishButton(owner)).toBeEnabled()
})

async function chooseDelete(owner: Page): Promise<void> {
  await openDocument(owner, `category;${TRACTOR}`)
  await owner.getByTestId('action-menu-button').click()
  await owner.getByRole('menuitem', { name: 'Take it off the site…' }).click()
}
