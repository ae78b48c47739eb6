import { expect, openDocument, test } from './support/studio.ts'

/** How the Studio loads all content, which checks and panels go by. */
const ALL_CONTENT = /\/data\/query\/production\?.*_type\+in\+%24types|\/data\/query\/production\?.*_type%20in%20%24types/

test('content that could not be loaded is loaded again: a panel that is open comes alive by itself', async ({ owner: page }) => {
  let refused = 0
  await page.route(ALL_CONTENT, async route => {
    if (refused > 0) return route.fallback()
    refused++
    return route.fulfill({ status: 400, json: { error: { type: 'queryError', description: 'not now' } } })
  })
  await openDocument(page, encodeURIComponent('theme,inspect=change'))
  await expect(page.locator('aside').locator('output').first()).toHaveText('Nothing changes for visitors.')
  expect(refused).toBe(1)
})
