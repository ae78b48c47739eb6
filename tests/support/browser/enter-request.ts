import { expect, type Page } from '@playwright/test'

/** Enters a request as the owner does who is signed in on a page: at any time, also one that is over. */
export async function enterRequest(page: Page, body: object): Promise<void> {
  const { origin } = new URL(page.url())
  const { csrf_token: csrf } = (await (await page.request.get(`${origin}/api/v1/csrf-token`)).json()) as { csrf_token: string }
  const token = await page.evaluate(() => localStorage.getItem('adminToken'))
  const headers = { authorization: `Bearer ${token}`, 'x-csrf-token': csrf }
  const answer = await page.request.post(`${origin}/api/v1/appointments/manual`, { headers, data: { ...body, despite_warnings: true } })
  expect(answer.status(), await answer.text()).toBe(201)
}
