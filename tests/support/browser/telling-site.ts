import type { Page } from '@playwright/test'
import { AdminPage } from './admin-page.ts'
import { partsOf } from '../server/mail-parts.ts'
import { dayAhead, expect } from './site.ts'
import type { Setup } from '../server/server-pool.ts'
import type { SmtpPeer } from '../server/smtp-peer.ts'
import { ADMIN } from '../server/start-server.ts'

/** The business that tells its customers by mail. */
export const TELLING: Setup = { folder: 'tests/content/window-cleaning', canMail: true }

let booked = 0

type Contact = { email?: string; phone?: string }

/** A visit on a day of its own. */
const visit = () => ({ request_type: 'appointment', appointment_date: dayAhead(20 + booked++), appointment_time: '09:00' })

/** Enters a request, by default a visit, for somebody of whom this is known. */
export async function book(page: Page, name: string, contact: Contact, when: object = visit()): Promise<void> {
  const { origin } = new URL(page.url())
  const { csrf_token: csrf } = (await (await page.request.get(`${origin}/api/v1/csrf-token`)).json()) as { csrf_token: string }
  const { token } = (await (await page.request.post(`${origin}/api/v1/auth/login`, { headers: { 'x-csrf-token': csrf }, data: ADMIN })).json()) as {
    token: string
  }
  const answer = await page.request.post(`${origin}/api/v1/appointments/manual`, {
    headers: { authorization: `Bearer ${token}`, 'x-csrf-token': csrf },
    data: {
      name,
      ...contact,
      vehicle_category: 'Home',
      home_package: 'home-outside',
      home_house: 'detached',
      home_windows: 10,
      ...when,
      despite_warnings: true,
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
}

/** The list with this request on it, by default a visit. */
export async function openVisit(page: Page, name: string, contact: Contact, when: object = visit()): Promise<AdminPage> {
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await book(page, name, contact, when)
  await page.goto(`${new URL(page.url()).origin}/#/admin/requests?search=${encodeURIComponent(name)}`)
  await expect(status(page, name)).toBeVisible()
  return admin
}

export const status = (page: Page, name: string) => page.getByRole('combobox', { name: `Status of ${name}` })
export const question = (page: Page) => page.getByRole('dialog')
export const textMessage = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`Text message to ${name}`) })

/** The words of the mails that have come to an address. */
export const mailsTo = ({ state }: SmtpPeer, address: string) =>
  state.toVisitors
    .filter(({ recipients }) => recipients.includes(address))
    .map(({ text }) => partsOf(text).get('text/plain')?.replaceAll('\r\n', '\n').trimEnd())
