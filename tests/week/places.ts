import type { Locator, Page } from '@playwright/test'
import { expect } from '../support/browser/site.ts'
import type { Week } from './week-site.ts'

/** Where things are in the admin, and the ways to them that many tasks begin with. */

export const view = (page: Page, title: string): Locator => page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: title })

export const savedList = (page: Page, title: string): Locator => page.getByRole('navigation', { name: 'Lists' }).getByRole('link', { name: title })

/** The open request, or a dialog of another name. */
export const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name })

export const button = (place: Page | Locator, name: string | RegExp): Locator =>
  place.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })

/** A visit of the day. */
export const visit = (page: Page, name: string): Locator => page.getByRole('article', { name })

/** A request of the list: a card on a phone, a row on a desk. */
export const inList = (page: Page, device: Week['device'], name: string): Locator =>
  device === 'phone' ? page.getByRole('article', { name }) : page.getByRole('row').filter({ hasText: name })

export const hits = (page: Page): Locator => dialog(page, 'Search').getByRole('option')

/** Types into the search over everything. */
export async function searches({ owner, page, device }: Week, text: string): Promise<void> {
  if (device === 'phone') await owner.taps(button(page, 'Search'))
  else await owner.presses('Control+k')
  await owner.types(text, page.getByRole('combobox', { name: 'Search everything' }))
}

/** Finds a request by a few letters, and opens it. */
export async function opens(week: Week, text: string, name: string): Promise<Locator> {
  const { owner, page, device } = week
  await searches(week, text)
  const hit = hits(page).filter({ hasText: name }).first()
  await expect(hit).toHaveAttribute('aria-selected', 'true')
  if (device === 'phone') await owner.taps(hit)
  else await owner.presses('Enter')
  await expect(dialog(page, name)).toBeVisible()
  return dialog(page, name)
}

/** Finds a request by a few letters, and opens the form that changes it. */
export async function edits(week: Week, text: string, name: string): Promise<Locator> {
  const drawer = await opens(week, text, name)
  await week.owner.taps(button(drawer, 'Edit request'))
  return dialog(week.page, 'Edit request')
}

/** Presses what stores a form, and waits until it is stored. */
export async function saves({ owner }: Week, form: Locator, name: string | RegExp): Promise<void> {
  await owner.taps(button(form, name))
  await expect(form).toHaveCount(0)
}

/** Presses what changes a request, and waits until the server has stored that. */
export async function changes({ owner, page }: Week, target: Locator): Promise<void> {
  const stored = page.waitForResponse(response => response.request().method() === 'PUT' && response.ok())
  await owner.taps(target)
  await stored
}

/** Shows the visits of today: what a phone opens. */
export async function showsToday({ owner, page, device }: Week): Promise<void> {
  if (device === 'desk') await owner.taps(view(page, 'Today'))
}

/** Shows the list of requests: what a desk opens. */
export async function showsRequests({ owner, page, device }: Week): Promise<void> {
  if (device === 'phone') await owner.taps(view(page, 'Requests'))
}

/** Chooses the first free day and time, which is offered as one press. */
export async function choosesFirstFree({ owner }: Week, form: Locator): Promise<void> {
  await owner.taps(button(form, /^First free: /))
  await expect(form.locator('output.slot')).toHaveText('✓ Time slot is available!')
}
