import { type APIRequestContext, expect, type Page } from '@playwright/test'

/** Ends the session on the server; the page hears of it with its next call. */
export async function endSession(page: Page, api: APIRequestContext): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('adminToken'))
  const { csrf_token: csrf } = await (await api.get('/api/v1/csrf-token')).json()
  const answer = await api.post('/api/v1/auth/logout', { headers: { authorization: `Bearer ${token}`, 'x-csrf-token': csrf } })
  expect(answer.status()).toBe(200)
}
