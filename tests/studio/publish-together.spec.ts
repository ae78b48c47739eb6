import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { discardDraft, stored, storedDraft, writeDocument, writeDraft, writePublished } from './support/documents.ts'
import { expect, openDocument, test } from './support/studio.ts'

const CAR = 'category-Car'
const NOTE = 'recommended'
const ASKS = 'What will this change do?'

type Part = { id: string; advice?: string[] }

/** What is published without a note of the business, and without the packages that name it. */
async function withoutNote(page: Page): Promise<{ packages: unknown[]; reasons: unknown[] }> {
  const packages = (await stored(page, CAR, 'packages')) as Part[]
  const reasons = (await stored(page, 'business', 'reasons')) as Part[]
  return { packages: packages.filter(({ advice }) => advice === undefined), reasons: reasons.filter(({ id }) => id !== NOTE) }
}

const dialog = (page: Page) => page.getByRole('dialog', { name: ASKS })

test('what was left out on purpose joins at a press', async ({ owner }) => {
  const { packages, reasons } = await withoutNote(owner)
  await writeDraft(owner, CAR, { packages })
  await writeDraft(owner, 'business', { reasons })
  await owner.goto('/')
  await owner.getByRole('button', { name: 'Publish 2 drafts…' }).click()
  await expect(dialog(owner).getByRole('button', { name: 'Publish', exact: true })).toBeEnabled()
  await dialog(owner).getByRole('checkbox', { name: 'Business' }).uncheck()
  await expect(dialog(owner)).toContainText('This can only be published together with “Business”.')
  await expect(dialog(owner).getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0)
  await dialog(owner).getByRole('button', { name: 'Publish these 2…' }).click()
  await expect(dialog(owner)).toContainText(/Published together, or not at all: (?:Business, Cars & SUVs|Cars & SUVs, Business)\./)
  await expect(dialog(owner).getByRole('button', { name: 'Publish', exact: true })).toBeEnabled()
  await dialog(owner).getByRole('button', { name: 'Not now' }).click()
  for (const id of [CAR, 'business']) await discardDraft(owner, id)
})

test('the note that no package names any more is taken out at a press, and goes live together with them or not at all', async ({ owner }) => {
  const { packages, reasons } = await withoutNote(owner)
  await writeDraft(owner, CAR, { packages })
  await openDocument(owner, `category;${CAR}`)
  await owner.getByRole('button', { name: 'Still to fix…' }).click()
  await owner.screenshot({ path: test.info().outputPath('unused.png') })
  const obstacles = owner.getByTestId('obstacles')
  await expect(obstacles).toContainText('Nothing names “A consultation is recommended')
  // Said once: the press is beside it.
  await expect(obstacles).not.toContainText('names this any more')
  await obstacles.getByRole('button', { name: /^Take it out: A consultation is recommended/ }).click()
  await expect.poll(() => storedDraft(owner, 'business', 'reasons')).toHaveLength(reasons.length)

  // Neither form publishes what the site would refuse.
  await openDocument(owner, 'business')
  await owner.getByRole('button', { name: 'Publish…' }).click()
  await expect(dialog(owner).getByRole('status').first()).toHaveText('This can only be published together with “Cars & SUVs”.')
  await expectAccessible(owner, [390], '[role="dialog"]')
  await owner.screenshot({ path: test.info().outputPath('together.png') })
  await expect(dialog(owner)).toContainText('Published together, or not at all: Business, Cars & SUVs.')
  await dialog(owner).getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(owner.getByRole('dialog', { name: 'Published' })).toContainText('Visitors see it now.')
  expect(await withoutNote(owner)).toEqual({ packages: await stored(owner, CAR, 'packages'), reasons: await stored(owner, 'business', 'reasons') })
})

test('what the site refuses of what is published is told in words on Start, and what mends it is checked over that', async ({ owner }) => {
  const { packages, reasons } = await withoutNote(owner)
  await writePublished(owner, 'business', { reasons })
  await writeDraft(owner, CAR, { packages })
  await owner.goto('/')
  const refused = owner.getByRole('region', { name: 'The site' }).getByRole('alert')
  await expect(refused).toContainText('What was published since then cannot go live:')
  await expect(refused).toContainText(/Cars & SUVs, .*: The reason that this names is gone: choose another, or remove this/)
  await expect(refused).not.toContainText('sanity:')
  await owner.screenshot({ path: test.info().outputPath('refused.png') })
  await owner.getByRole('button', { name: 'Publish Cars & SUVs…' }).click()
  await expect(dialog(owner).getByRole('status').first()).toHaveText(/^[^:]*change/)
  await expect(dialog(owner)).not.toContainText('would not take this')
  await owner.screenshot({ path: test.info().outputPath('cure.png') })
  await dialog(owner).getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(owner.getByRole('dialog', { name: 'Published' })).toContainText('Visitors see it now.')
  await expect(refused).toHaveCount(0)
  await owner.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click()

  // Put back alone, the package would name the note that is gone.
  const changes = owner.getByRole('region', { name: 'The last changes' })
  await changes
    .getByRole('button', { name: /^Put .*back: Cars & SUVs/ })
    .first()
    .click()
  await expect(dialog(owner)).toContainText('would not take this')
  await expect(dialog(owner).getByRole('button', { name: 'Publish', exact: true })).toBeDisabled()
  await expect(dialog(owner)).toContainText('It needs what was in “Business” before its last change.')
  await owner.screenshot({ path: test.info().outputPath('held-back.png') })
  await dialog(owner).getByRole('button', { name: 'Put that back, too' }).click()
  await expect(dialog(owner)).toContainText('This can only be published together with “Business”.')
  await dialog(owner).getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(owner.getByRole('dialog', { name: 'Published' })).toContainText('Visitors see it now.')
  await expect.poll(() => stored(owner, 'business', `reasons[id == "${NOTE}"].id`)).toEqual([NOTE])
})

test('whoever publishes while the site refuses what is published is told so at once, with why', async ({ owner }) => {
  const { reasons } = await withoutNote(owner)
  await writePublished(owner, 'business', { reasons })
  await writeDraft(owner, 'messages', { 'success.title': 'Thanks' })
  await owner.goto('/')
  await owner.getByRole('button', { name: 'Publish Messages…' }).click()
  await dialog(owner).getByRole('button', { name: 'Publish', exact: true }).click()
  const done = owner.getByRole('dialog', { name: 'Published' })
  await expect(done).toContainText('Published, but the site refuses it: visitors go on seeing what they saw before.', { timeout: 8000 })
  await expect(done.getByRole('alert')).toContainText(/Cars & SUVs, .*: The reason that this names is gone: choose another, or remove this/)
  await owner.screenshot({ path: test.info().outputPath('refused-after.png') })
})

test('a draft that needs another draft and a new price of an example is published with both', async ({ owner }) => {
  const category = { _type: 'reference', _ref: CAR }
  const answers = [{ _key: '0', _type: 'ExampleAnswer', input: 'size', option: 'mid' }]
  const price = { _type: 'ExamplePrice', kind: 'from', amount: 35_000 }
  const example = { _key: 'a', _type: 'Example', title: 'Mid, Gold', category, package: 'car-gold-shine', answers, price }
  await writeDocument(owner, { _id: 'examples', _type: 'examples', examples: [example] })
  const { packages, reasons } = await withoutNote(owner)
  const gold = packages.findIndex(item => (item as Part).id === 'car-gold-shine')
  await writeDraft(owner, 'business', { reasons })
  await writeDraft(owner, CAR, { packages, [`packages[${gold}].price`]: { _type: 'Price', kind: 'from', amount: 36_000 } })
  await openDocument(owner, `category;${CAR}`)
  await owner.getByRole('button', { name: 'Publish…' }).click()
  await expect(dialog(owner).getByRole('status').first()).toHaveText('This can only be published together with “Business”.')
  await expect(dialog(owner).getByRole('region', { name: 'Examples' })).toContainText('$350+ → $360+')
  await owner.screenshot({ path: test.info().outputPath('with-example.png') })
  await dialog(owner).getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(owner.getByRole('dialog', { name: 'Published' })).toContainText('Visitors see it now.')
  expect(await stored(owner, 'examples', 'examples[0].price.amount')).toBe(36_000)
})
