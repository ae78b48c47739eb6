import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { add, fill, itemDialog, part } from './support/item-form.ts'
import { startStudio } from './support/running-studio.ts'
import { closeItem, expect, heldBack, openDocument, publish, signIn, test } from './support/studio.ts'

test("an owner changes a default field's text and adds a question of her own beside the usual ones, publishes, and visitors see all of them", async ({
  page,
}) => {
  const [folder, dataDir] = [mkdtempSync(join(tmpdir(), 'new-')), mkdtempSync(join(tmpdir(), 'studio-'))]
  execFileSync(process.execPath, ['scripts/commands/content-new.ts', folder, '--answers', 'tests/cases/new-trade.json'])
  const category = readdirSync(join(folder, 'categories'))[0]?.replace('.json', '')
  // Of a category that is named somewhere in it, nothing of the form's defaults was said.
  const breed = { kind: 'text', name: 'breed', label: 'Breed', maxLength: 60, shown: { categories: [category] } }
  const usual = ['your-details', 'where', 'when', 'anything-else'].map(id => ({ id }))
  const service = { id: 'service', title: 'What we do', fields: ['category', 'package', 'inputs', 'addons'].map(kind => ({ kind })) }
  const groups = [...usual.slice(0, 1), service, { id: 'dog', title: 'Your dog', fields: [breed] }, ...usual.slice(1)]
  writeFileSync(join(folder, 'booking-form.json'), JSON.stringify({ groups }))
  const studio = await startStudio(dataDir, folder)
  try {
    await signIn(page, studio.origin)
    await openDocument(page, 'bookingForm', studio.origin)
    await expect(page.getByTestId('form-view').getByText('Day and time', { exact: true })).toBeVisible()
    await page.getByTestId('form-view').getByText('Your details', { exact: true }).click()
    await expect(itemDialog(page)).toContainText('While this is empty: Your details')
    await expect(itemDialog(page)).toContainText('The site asks here: Name, Email, Phone')
    await expect(itemDialog(page).getByRole('button', { name: 'Write them out to change them' })).toBeVisible()
    await itemDialog(page).screenshot({ path: test.info().outputPath('left-to-defaults.png') })

    await add(itemDialog(page))
    await part(page, 'kind').getByRole('combobox').selectOption({ label: 'Line of text' })
    await expect(part(page, 'maxLength').locator('input')).toHaveValue('200')
    await expect(part(page, 'name')).toHaveCount(0)
    await fill(page, 'label', 'Gate code')
    await part(page, 'hint').locator('input').focus()
    await expect(part(page, 'name').locator('input')).toHaveValue('gate_code')
    await fill(page, 'name', 'Gate code')
    await expect(part(page, 'name')).toContainText('Use small letters, digits and _')
    await fill(page, 'name', 'gate_code')
    await itemDialog(page).getByRole('button', { name: 'Close' }).click()
    for (const label of ['Name', 'Email', 'Phone', 'Gate code']) await expect(itemDialog(page).getByText(label, { exact: true })).toBeVisible()

    await itemDialog(page).getByText('Phone', { exact: true }).click()
    await fill(page, 'label', 'Mobile number')
    await closeItem(page)
    await expect(heldBack(page)).toHaveCount(0)
    await publish(page)
    await expect(async () => {
      const form = await (await page.request.get(`${studio.siteOrigin}/`)).text()
      for (const label of ['Name', 'Email', 'Mobile number', 'Gate code']) expect(form).toMatch(new RegExp(`<label[^>]*>${label}\\b`))
      expect(form).not.toMatch(/<label[^>]*>Phone\b/)
    }).toPass({ timeout: 20_000 })
  } finally {
    await studio.stop()
    for (const made of [folder, dataDir]) rmSync(made, { recursive: true, force: true })
  }
})
