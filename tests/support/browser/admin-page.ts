import { expect, type Locator, type Page } from '@playwright/test'
import { ADMIN } from '../server/start-server.ts'

/** The admin as its owner uses it. */
export class AdminPage {
  readonly rows: Locator
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.rows = page.locator('#admin tbody tr')
  }

  /** Signs in on the pages of a site; by default the one that the test runs on. */
  async signIn(password = ADMIN.password, origin = ''): Promise<void> {
    await this.page.goto(`${origin}/#/admin`)
    await this.page.getByLabel('Username').fill(ADMIN.username)
    await this.page.getByLabel('Password', { exact: true }).fill(password)
    await this.page.getByRole('button', { name: 'Login' }).click()
  }

  /** Signs in, and waits until the stream of news is open. */
  async signInForNews(): Promise<void> {
    const opened = this.page.waitForResponse('**/api/v1/events')
    await this.signIn()
    await this.isSignedIn()
    await opened
  }

  async isSignedIn(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: 'Appointment Dashboard' })).toBeVisible()
  }

  /** The tab of a saved list, with how many requests it has. */
  tab(title: string): Locator {
    return this.page.getByRole('navigation', { name: 'Lists' }).getByRole('link', { name: title })
  }

  /** The choice of a status among the filters, with how many requests it has. */
  status(title: string): Locator {
    return this.page.getByLabel('Status', { exact: true }).locator('option', { hasText: title })
  }

  view(title: string): Locator {
    return this.page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: title })
  }

  /** Unfolds what phones fold: more about all requests, or about one. */
  async unfold(of?: string): Promise<void> {
    const more = this.page.getByRole('button', { name: of === undefined ? 'More' : `More about ${of}`, exact: true })
    if (await more.isVisible()) await more.click()
  }

  /** Presses what clears all requests, which is folded; it asks then. */
  async clearAll(): Promise<void> {
    const more = this.page.getByRole('button', { name: 'More', exact: true })
    if ((await more.getAttribute('aria-expanded')) === 'false') await more.click()
    await this.page.getByRole('button', { name: 'Clear All Appointments' }).click()
  }

  /** Deletes a request of the list, and confirms it. */
  async delete(name: string): Promise<void> {
    await this.confirmDelete(this.row(name))
    await expect(this.row(name)).toHaveCount(0)
  }

  /** Presses what deletes a request, in its row or its drawer, and confirms it. */
  async confirmDelete(place: Locator): Promise<void> {
    const button = { name: /Delete/ }
    await place.getByRole('button', button).click()
    await this.page.getByRole('alertdialog').getByRole('button', button).click()
  }

  /** Changes a request, and waits until the server has stored that: rows show it at once, and a reload that comes sooner cuts the call off. */
  async saves(change: () => Promise<unknown>): Promise<void> {
    const saved = this.page.waitForResponse(response => response.request().method() === 'PUT' && response.ok())
    await change()
    await saved
  }

  /** Opens the form that changes the request whose drawer is open. */
  async edit(): Promise<Locator> {
    const edit = { name: 'Edit request' }
    await this.page.getByRole('button', edit).click()
    return this.page.getByRole('dialog', edit)
  }

  row(name: string): Locator {
    return this.rows.filter({ hasText: name })
  }
}
