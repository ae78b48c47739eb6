import { expect, type Locator, type Page } from '@playwright/test'

/** The request form as a visitor uses it. */
export class BookingPage {
  readonly form: Locator
  readonly estimate: Locator
  readonly alert: Locator
  /** What is said of the chosen time. */
  readonly slot: Locator
  readonly submit: Locator
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.form = page.locator('#booking-form')
    this.estimate = this.form.getByRole('complementary').getByRole('status')
    this.alert = this.form.getByRole('alert')
    this.slot = this.form.locator('output.slot')
    this.submit = this.form.locator('button[type=submit]')
  }

  /** Opens the form and waits until it is alive. */
  async open(address = '/#appointments'): Promise<void> {
    await this.page.goto(address)
    await this.form.scrollIntoViewIfNeeded()
    await this.isAlive()
  }

  /** The live form takes over from the browser's own checks. */
  async isAlive(): Promise<void> {
    await expect(this.form.locator('form')).toHaveJSProperty('noValidate', true)
  }

  async choose(question: string, answer: string | RegExp): Promise<void> {
    await this.form.getByRole('group', { name: question }).getByRole('radio', { name: answer }).check()
  }

  async take(addon: string | RegExp): Promise<void> {
    await this.form.getByRole('checkbox', { name: addon }).check()
  }

  async fill(label: string | RegExp, text: string): Promise<void> {
    await this.form.getByLabel(label).fill(text)
  }

  async at(day: string, time: string): Promise<void> {
    await this.form.locator('[name=appointment_date]').fill(day)
    await this.form.locator('[name=appointment_time]').selectOption(time)
  }

  /** In the middle, where no docked bar covers it: else a click scrolls and waits until none does. */
  async send(): Promise<void> {
    await this.submit.evaluate(button => button.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await this.submit.click()
  }

  /** Moves the focus on with the keyboard until a field has it. */
  async tabTo(name: string): Promise<void> {
    const field = this.form.locator(`[name=${name}]`)
    for (let stops = 0; stops < 60; stops++) {
      if (await field.evaluate(element => element === document.activeElement)) return
      await this.page.keyboard.press('Tab')
    }
    throw new Error(`the field ${name} cannot be reached with the keyboard`)
  }

  /** The message at a field. */
  error(name: string): Locator {
    return this.form.locator(`#field-${name}-error`)
  }
}
