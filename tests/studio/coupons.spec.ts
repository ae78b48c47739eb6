import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filledForm } from '#tests/support/browser/filled-form.ts'
import { applyEdit } from '#tests/support/content/file-edit.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'
import { add, fill, part, tab } from './support/item-form.ts'
import { startStudio } from './support/running-studio.ts'
import { closeItem, expect, openDocument, publish, test as base } from './support/studio.ts'

/** A discount code, made as an owner makes it: one rule, no id is typed. */

/** A Studio of its own, whose texts have defaults. */
const test = base.extend<object, object>({
  studio: [
    // The fixtures that it uses are named in an object pattern, which is none.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, provide) => {
      const [folder, dataDir] = ['content-', 'studio-'].map(name => mkdtempSync(join(tmpdir(), name))) as [string, string]
      cpSync(SAMPLE_FOLDER, folder, { recursive: true })
      applyEdit(folder, { file: 'business.json', at: '/language', set: 'en' })
      const studio = await startStudio(dataDir, folder)
      await provide(studio)
      await studio.stop()
      for (const made of [folder, dataDir]) rmSync(made, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

test('a discount code is one rule: what it takes off, and for which package; visitors type it, and pages keep their price', async ({
  owner,
  context,
  studio,
}) => {
  await openDocument(owner, 'category;category-Car')
  await tab(owner, 'Rules')
  await add(owner.getByTestId('field-rules'))
  await fill(owner, 'title', 'Spring offer')
  await part(owner, 'effect').getByRole('combobox').first().selectOption({ label: 'Add or take off a percentage' })
  await fill(owner, 'effect.bps', '-20')
  await part(owner, 'effect').getByText('Package and add-ons', { exact: true }).click()
  await part(owner, 'when').getByText('When', { exact: true }).click()
  await part(owner, 'when.coupons').getByRole('button', { name: 'Add', exact: true }).click()
  await part(owner, 'when.coupons').locator('input').last().fill('SAVE-20')
  await part(owner, 'when.couponLimit').getByText('How often each code may be used', { exact: true }).click()
  await fill(owner, 'when.couponLimit.uses', '20')
  await part(owner, 'when.package').getByRole('checkbox', { name: 'Basic Shine Detail' }).check()
  await owner.screenshot({ path: test.info().outputPath('rule.png') })
  await closeItem(owner)
  await expect(owner.getByTestId('field-rules')).toContainText('20% off · code SAVE-20 · 20 times in all · Basic Shine Detail')

  await owner.getByRole('button', { name: 'Try an estimate' }).click()
  const panel = owner.locator('aside').filter({ hasText: 'Try an estimate' })
  await panel.getByLabel('Package').selectOption({ label: 'Basic Shine Detail' })
  await panel.getByLabel('Vehicle size').selectOption({ index: 1 })
  await expect(panel).toContainText('$50')
  await panel.getByLabel('Discount code').fill('save-20')
  await expect(panel).toContainText('$40')
  await publish(owner)

  const visitor = await context.newPage()
  await expect(async () => {
    const booking = await filledForm(visitor, `${studio.siteOrigin}/?package=car-basic-shine&mode=quote#appointments`)
    await booking.choose('Vehicle size', /Coupe|Sedan/)
    await expect(booking.form.getByLabel('Discount code')).toBeVisible({ timeout: 1000 })
    await booking.fill('Discount code', 'save-20')
  }).toPass({ timeout: 60_000 })
  const form = visitor.locator('form')
  await expect(form.getByText('Spring offer').first()).toBeVisible()
  await expect(form.getByText('$40.00').first()).toBeVisible()
  expect(await (await visitor.request.get(`${studio.siteOrigin}/car-detailing`)).text()).not.toMatch(/Spring offer|SAVE-20|\$40\b/)
})
