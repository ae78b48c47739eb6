import { DEV_SITE } from '../../support/browser/dev-site.ts'
import { expect, test } from '../../support/browser/site.ts'
import { AGAIN } from '../../support/browser/again.ts'

test.use({ business: DEV_SITE })

interface Description {
  paths: Record<string, Record<string, { summary: string }>>
}

test('engineers read of every call of the API at /api/docs, and no other server is asked for anything', AGAIN, async ({ page }) => {
  const asked = new Set<string>()
  page.on('request', request => asked.add(new URL(request.url()).origin))
  await page.goto('/api/docs')
  const { paths } = (await (await page.request.get('/api/v1/openapi.json')).json()) as Description
  const summaries = Object.values(paths).flatMap(calls => Object.values(calls).map(({ summary }) => summary))
  expect(summaries.length).toBeGreaterThan(20)
  for (const summary of summaries) await expect(page.getByRole('complementary')).toContainText(summary)
  expect([...asked]).toEqual([new URL(page.url()).origin])
})
