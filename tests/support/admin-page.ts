import { expect, type Locator, type Page } from '@playwright/test'
import { ADMIN } from './start-server.ts'

/** The admin as its owner uses it. */
export class AdminPage {
  readonly rows: Locator
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.rows = page.locator('#admin tbody tr')
  }

  async signIn(password = ADMIN.password): Promise<void> {
    await this.page.goto('/#/admin')
    await this.page.getByLabel('Username').fill(ADMIN.username)
    await this.page.getByLabel('Password', { exact: true }).fill(password)
    await this.page.getByRole('button', { name: 'Login' }).click()
  }

  async isSignedIn(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: 'Appointment Dashboard' })).toBeVisible()
  }

  row(name: string): Locator {
    return this.rows.filter({ hasText: name })
  }
}
