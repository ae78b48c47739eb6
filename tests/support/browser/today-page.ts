import type { Locator, Page } from '@playwright/test'
import { AdminPage } from './admin-page.ts'

/** Calls that tell how a visit gets on. */
export const PROGRESS = /appointments\/.+\/(progress|status)$/

/** Signs in at noon of a day. */
export async function signInOn(page: Page, day: string): Promise<AdminPage> {
  await page.clock.setFixedTime(new Date(`${day}T18:00:00Z`))
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  return admin
}

/** The card of a visit. */
export const visit = (page: Page, name: string): Locator => page.getByRole('article', { name })
/** What is pressed on the card of a visit. */
export const action = (page: Page, name: string, title: string) => visit(page, name).getByRole('button', { name: `${title}, ${name}` })

/** What is stored of a request. */
export function stored(page: Page, name: string): Promise<Record<string, unknown>> {
  return page.evaluate(async search => {
    const headers = { authorization: `Bearer ${localStorage.getItem('adminToken')}` }
    const answer = await fetch(`/api/v1/appointments/?search=${encodeURIComponent(search)}`, { headers })
    return ((await answer.json()) as { appointments: Record<string, unknown>[] }).appointments[0] ?? {}
  }, name)
}
