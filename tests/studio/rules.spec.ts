import type { Page } from '@playwright/test'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { filledForm } from '#tests/support/browser/filled-form.ts'
import { applyEdit } from '#tests/support/content/file-edit.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'
import { add, fill, itemDialog, part, tab } from './support/item-form.ts'
import { discardDraft, storedDraft } from './support/documents.ts'
import { startStudio } from './support/running-studio.ts'
import { closeItem, expect, field, openDocument, publish, test as base } from './support/studio.ts'

/** A tax and a rule of the visit, made as an owner makes them: by names and labels, no id is typed. */

/** A Studio of its own, since a tax changes every price; its texts have defaults. */
const test = base.extend<object, object>({
  studio: [
    // The fixtures that it uses are named in an object pattern, which is none.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, provide) => {
      const [folder, dataDir] = ['content-', 'studio-'].map(name => mkdtempSync(join(tmpdir(), name))) as [string, string]
      cpSync(SAMPLE_FOLDER, folder, { recursive: true })
      applyEdit(folder, { file: 'business.json', at: '/language', set: 'en' })
      // There from the start: one that a test made would be deleted after it, which the Studio opens to be brought back, not to be written.
      writeFileSync(join(folder, 'visit.json'), JSON.stringify({ mostItems: 1 }))
      const studio = await startStudio(dataDir, folder)
      await provide(studio)
      await studio.stop()
      for (const made of [folder, dataDir]) rmSync(made, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

test('a tax, an add-on without it, a question for the whole visit and a fee that depends on its answer are in the price that visitors see', async ({
  owner,
  context,
  studio,
}) => {
  await openDocument(owner, 'business')
  await tab(owner, 'Reasons, prices and taxes')
  await owner.getByTestId('field-taxes').getByText('Taxes', { exact: true }).first().click()
  await add(owner.getByTestId('field-taxes'))
  await fill(owner, 'title', 'Sales tax')
  await fill(owner, 'bps', '8.25')
  await expect(itemDialog(owner)).toContainText('A price of $100.00 becomes $108.25')
  await closeItem(owner)
  await publish(owner)

  await openDocument(owner, 'visit')
  await field(owner, 'mostItems').fill('3')
  await tab(owner, 'Questions')
  await add(owner.getByTestId('field-inputs'))
  await itemDialog(owner).getByText('Choice', { exact: true }).click()
  await fill(owner, 'label', 'ZIP code of the place')
  for (const option of ['83814', 'Another']) {
    await add(part(owner, 'options'))
    await expect(part(owner, 'options')).toBeHidden()
    await fill(owner, 'label', option)
    await itemDialog(owner).getByText('ZIP code of the place', { exact: true }).first().click()
    await expect(part(owner, 'options')).toContainText(option)
  }
  await closeItem(owner)

  await tab(owner, 'Prices')
  await add(owner.getByTestId('field-rules'))
  await fill(owner, 'title', 'Travel')
  await part(owner, 'effect').getByRole('combobox').first().selectOption({ label: 'Add or take off an amount' })
  await fill(owner, 'effect.amount', '25')
  await part(owner, 'when').getByText('When', { exact: true }).click()
  await add(part(owner, 'when.inputs'))
  await expect(part(owner, 'min')).toBeVisible()
  await itemDialog(owner).getByRole('combobox').selectOption({ label: 'ZIP code of the place' })
  await expect(part(owner, 'min')).toBeHidden()
  await itemDialog(owner).getByRole('checkbox', { name: 'Another' }).check()
  await closeItem(owner)
  await expect(owner.getByTestId('field-rules')).toContainText('$25 more · ZIP code of the place: Another')
  await addSecondForLess(owner, 'Second vehicle')
  await itemDialog(owner).getByLabel('Leave out of "From" prices').check()
  await closeItem(owner)
  await expect(owner.getByTestId('field-rules')).toContainText('10% off · from 2 items, without the dearest · not in "From" prices')
  await publish(owner)

  const visitor = await context.newPage()
  await expect(async () => {
    const booking = await filledForm(visitor, `${studio.siteOrigin}/?package=car-basic-shine&mode=quote#appointments`)
    await booking.choose('Vehicle size', /Coupe|Sedan/)
    await booking.choose('ZIP code of the place', '83814')
    await expect(booking.estimate).toContainText('$54.13', { timeout: 1000 })
    await booking.choose('ZIP code of the place', 'Another')
    await expect(booking.estimate).toContainText('$81.19', { timeout: 1000 })
  }).toPass({ timeout: 60_000 })

  // One add-on is exempt, by its own tick alone.
  await openDocument(owner, 'category;category-Car')
  await tab(owner, 'Rules')
  await owner.getByTestId('field-taxes').getByText('Taxes', { exact: true }).first().click()
  await add(owner.getByTestId('field-taxes'))
  await fill(owner, 'title', 'Sales tax')
  await fill(owner, 'bps', '8.25')
  await part(owner, 'except').getByText('On all except', { exact: true }).click()
  await part(owner, 'except.addons').getByRole('checkbox', { name: 'Pet Hair' }).check()
  await closeItem(owner)
  await expect(owner.getByTestId('field-taxes')).toContainText('8.25%, added to all but some prices')
  await publish(owner)
  await expect(async () => {
    // The same address again would load nothing.
    await visitor.goto('about:blank')
    const booking = await filledForm(visitor, `${studio.siteOrigin}/?package=car-basic-shine&mode=quote#appointments`)
    await booking.choose('Vehicle size', /Coupe|Sedan/)
    await booking.choose('ZIP code of the place', '83814')
    await booking.take(/Pet Hair/)
    await expect(booking.estimate).toContainText('$104.13', { timeout: 1000 })
  }).toPass({ timeout: 60_000 })
})

test('a consultation has a sentence of its own, written where it is asked for', async ({ owner }) => {
  await openDocument(owner, 'category;category-Car')
  await tab(owner, 'Rules')
  await add(owner.getByTestId('field-rules'))
  await fill(owner, 'title', 'With a trailer')
  await part(owner, 'effect').getByRole('combobox').first().selectOption({ label: 'Make it a consultation' })
  const reason = part(owner, 'effect.reason')
  await reason.getByRole('button', { name: 'Write a sentence of your own' }).click()
  await owner.screenshot({ path: test.info().outputPath('own-reason.png') })
  await reason.getByLabel('Your sentence; visitors read it').fill('A trailer is looked at first.')
  await reason.getByRole('button', { name: 'Use this sentence' }).click()
  await expect(reason.getByRole('combobox').locator('option:checked')).toHaveText('A trailer is looked at first.')
  const id = 'a-trailer-is-looked-at-first'
  await expect.poll(() => storedDraft(owner, 'category-Car', 'rules[title=="With a trailer"].effect.reason')).toEqual([id])
  await expect.poll(() => storedDraft(owner, 'category-Car', `reasons[id=="${id}"].text`)).toEqual(['A trailer is looked at first.'])
  await closeItem(owner)
  await discardDraft(owner, 'category-Car')
})

test('a percentage of the second item alone is a press: a rule for each number of items', async ({ owner }) => {
  await openDocument(owner, 'visit')
  await field(owner, 'mostItems').fill('')
  await expect(owner.getByText('While this is empty: 5')).toBeVisible()
  await tab(owner, 'Prices')
  await addSecondForLess(owner, 'Second alone')
  await itemDialog(owner).getByRole('button', { name: 'Only one item, however many there are' }).click()
  await expect(itemDialog(owner)).toContainText('3 more rules below it are for each larger number.')
  await owner.screenshot({ path: test.info().outputPath('one-alone.png') })
  const counts = 'rules[title=="Second alone"].when.items{min, max, full}'
  await expect.poll(() => storedDraft(owner, 'visit', counts)).toEqual([2, 3, 4, 5].map(count => ({ min: count, max: count, full: count - 1 })))
  await closeItem(owner)
  await expect(owner.getByTestId('field-rules')).toContainText('10% off · 3 items, without the dearest 2')
  await discardDraft(owner, 'visit')
})

test('the second item for less is a press and a percentage, in the words of the business', async ({ owner }) => {
  await openDocument(owner, 'visit')
  await field(owner, 'mostItems').fill('1')
  await tab(owner, 'Prices')
  const rules = owner.getByTestId('field-rules')
  await rules.getByRole('button', { name: 'Second vehicle for less…' }).click()
  await expect(rules.getByRole('textbox')).toBeFocused()
  await owner.keyboard.type('15')
  await expect(rules.getByRole('region', { name: 'Second vehicle for less' })).toContainText('Pages will say:Second vehicle')
  await owner.screenshot({ path: test.info().outputPath('second-for-less.png') })
  await owner.keyboard.press('Enter')
  await expect(rules).toContainText('15% off · from 2 items, without the dearest')
  await expect(field(owner, 'mostItems')).toHaveValue('2')
  await expect(rules.getByRole('button', { name: 'Second vehicle for less…' })).toBeHidden()
  await owner.getByRole('button', { name: 'What will this change do?' }).click()
  const visit = owner.getByRole('region', { name: 'Every visit' })
  await expect(visit).toContainText('Second vehicle')
  await discardDraft(owner, 'visit')
})

test('a travel fee is a press and an amount, for everybody or by ZIP code, beside what pages will say and what a visit costs', async ({ owner }) => {
  await openDocument(owner, 'visit')
  await tab(owner, 'Prices')
  const rules = owner.getByTestId('field-rules')
  await rules.getByRole('button', { name: 'Travel fee…' }).click()
  const form = rules.getByRole('region', { name: 'Travel fee' })
  await form.getByRole('button', { name: 'Add this fee' }).click()
  await expect(form.getByLabel('Fee for a visit')).toHaveAccessibleDescription(/^Write/)
  await form.getByLabel('Fee for a visit').fill('25')
  await expect(form).toContainText('Pages will say:Travel fee: + $25')
  await expect(form).toContainText('For example: Basic Shine Detail, Coupes/Sedans: $75')

  await form.getByRole('radio', { name: 'By ZIP code or place' }).check()
  await form.getByLabel('ZIP codes or place 1').fill('83814, 83815')
  await form.getByLabel('Fee for 1').fill('0')
  // What categories give for their own prices is none of a visit's.
  await expect(form.getByLabel('What a visit elsewhere costs')).toHaveCount(0)
  await form.getByRole('button', { name: 'A consultation elsewhere, with a sentence of your own' }).click()
  await form.getByLabel('Your sentence; visitors read it').fill('So far away we talk first.')
  await form.getByRole('button', { name: 'Use this sentence' }).click()
  const elsewhere = form.getByLabel('What a visit elsewhere costs')
  await expect(elsewhere.getByRole('option')).toHaveText(['An amount', 'A consultation: So far away we talk first.'])
  await expect(elsewhere).toHaveValue('so-far-away-we-talk-first')
  await elsewhere.selectOption({ label: 'An amount' })
  await form.getByRole('button', { name: 'Add a place' }).click()
  // What is typed next is the new place, and nothing else.
  await expect(form.getByLabel('ZIP codes or place 2')).toBeFocused()
  await owner.keyboard.type('838')
  await owner.keyboard.press('Tab')
  await owner.keyboard.type('15')
  await expect(form.getByLabel('Fee for 2')).toHaveValue('15')
  await expect(form.getByLabel('What elsewhere is called')).toHaveValue('Elsewhere')
  await expect(form).toContainText('Nothing of this is in the draft before “Add this fee” is pressed.')
  await form.getByLabel('Fee elsewhere').fill('40')
  await expect(form).toContainText('For example: Basic Shine Detail, Coupes/Sedans, 838: $65')
  await form.scrollIntoViewIfNeeded()
  await owner.screenshot({ path: test.info().outputPath('travel-fee.png') })
  await expectAccessible(owner, [1400], 'section[aria-label="Travel fee"]')
  await form.getByRole('button', { name: 'Add this fee' }).click()
  await expect(rules).toContainText('$15 more · Your ZIP code: 838')
  await expect(rules).toContainText('$40 more · Your ZIP code: Elsewhere')
  await expect(rules.getByRole('button', { name: 'Travel fee…' })).toBeHidden()
  await expect.poll(() => storedDraft(owner, 'visit', 'inputs[].options[].label')).toEqual(['83814, 83815', '838', 'Elsewhere'])
  await discardDraft(owner, 'visit')
})

test("among a category's rules stands where those for several items are", async ({ owner }) => {
  await openDocument(owner, 'category;category-Car')
  await tab(owner, 'Rules')
  await owner
    .getByTestId('field-rules')
    .getByRole('link', { name: /^Visit.*: Rules/ })
    .click()
  await expect(field(owner, 'mostItems')).toBeVisible()
  await expect(owner.getByTestId('field-rules')).toBeInViewport()
})

/** Adds 10 % off the second item and each further one to the rules of a visit, and leaves it open. */
async function addSecondForLess(owner: Page, title: string): Promise<void> {
  await add(owner.getByTestId('field-rules'))
  await fill(owner, 'title', title)
  await part(owner, 'effect').getByRole('combobox').first().selectOption({ label: 'Add or take off a percentage' })
  await fill(owner, 'effect.bps', '-10')
  await part(owner, 'effect.of').getByRole('radio', { name: 'Package and add-ons' }).check()
  await part(owner, 'when').getByText('When', { exact: true }).click()
  await part(owner, 'when.items').getByText('How many items', { exact: true }).click()
  await fill(owner, 'when.items.full', '1')
}
