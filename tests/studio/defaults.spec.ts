import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startStudio } from './support/running-studio.ts'
import { expect, field, openDocument, publish, signIn, test } from './support/studio.ts'

test('an empty text shows what the site says by default, an own one takes its place, and nothing else is written', async ({ page }) => {
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
  } finally {
    await studio.stop()
    for (const made of [folder, dataDir]) rmSync(made, { recursive: true, force: true })
  }
})
