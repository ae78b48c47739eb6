import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startStudio } from './support/running-studio.ts'
import { closeItem, expect, field, openDocument, publish, signIn, test } from './support/studio.ts'

test('an empty text shows what the site says by default, an own one takes its place, and nothing else is written; a list is written out to be changed', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const [folder, dataDir] = [mkdtempSync(join(tmpdir(), 'new-')), mkdtempSync(join(tmpdir(), 'studio-'))]
  execFileSync(process.execPath, ['scripts/commands/content-new.ts', folder, '--answers', 'tests/cases/new-trade.json'])
  const studio = await startStudio(dataDir, folder)
  try {
    await signIn(page, studio.origin)
    await openDocument(page, 'messages', studio.origin)
    const said = page.getByText('While this is empty: Please correct the errors in the form')
    await expect(said).toBeVisible()
    await field(page, 'form.summary').fill('Something is missing')
    await expect(said).toBeHidden()
    await publish(page)
    await expect(async () => {
      const { revision } = (await (await page.request.get(`${studio.siteOrigin}/ready`)).json()) as { revision: string }
      const form = await page.request.get(`${studio.siteOrigin}/content/${revision}/form.json`)
      expect(await form.json()).toMatchObject({
        messages: { form: { summary: 'Something is missing', tooLong: 'Please use no more than {max} characters' } },
      })
    }).toPass({ timeout: 20_000 })

    await openDocument(page, 'bookingForm', studio.origin)
    const form = page.getByTestId('form-view')
    await expect(form.getByText(/On the site: .*Your details/)).toBeVisible()
    await form.getByRole('button', { name: 'Write them out to change them' }).click()
    await form.getByText('Your details', { exact: true }).click()
    await page.getByTestId('nested-object-dialog').getByRole('textbox', { name: 'Title', exact: true }).fill('Who you are')
    await closeItem(page)
    await publish(page)
    await expect(async () => {
      expect(await (await page.request.get(`${studio.siteOrigin}/`)).text()).toContain('Who you are')
    }).toPass({ timeout: 20_000 })
  } finally {
    await studio.stop()
    for (const made of [folder, dataDir]) rmSync(made, { recursive: true, force: true })
  }
})
