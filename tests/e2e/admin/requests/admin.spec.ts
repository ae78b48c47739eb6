import { AdminPage } from '../../../support/browser/admin-page.ts'
import { freeDay } from '../../../support/browser/free-day.ts'
import { sendRequest as request } from '../../../support/browser/send-request.ts'
import { expect, test } from '../../../support/browser/site.ts'

test('the owner changes a status and a value, and deletes a request', async ({ page, request: api }) => {
  await request(api, 'Sam Status')
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  const row = admin.row('Sam Status')
  await admin.saves(() => row.getByRole('combobox').selectOption('Completed'))
  await row.getByRole('button', { name: 'Edit' }).click()
  await row.getByRole('spinbutton').fill('61.50')
  await admin.saves(() => page.keyboard.press('Enter'))
  await expect(row).toContainText('61.50')
  await page.reload()
  await expect(row.getByRole('combobox')).toHaveValue('Completed')
  await expect(row).toContainText('61.50')

  await row.getByRole('button', { name: /Delete/ }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Are you sure you want to delete this appointment?')
  await expect(dialog).toContainText('It goes to the trash, from where it can be restored for 30 days.')
  await expect(dialog.getByRole('button')).toHaveText(['Back', 'Delete'])
  await dialog.getByRole('button', { name: /Delete/ }).click()
  await expect(row).toHaveCount(0)
})

test('section 4: a status is green, blue, red or yellow, in both colour schemes', async ({ page, request: api }) => {
  await request(api, 'Cora Colour')
  const admin = new AdminPage(page)
  await admin.signIn()
  await page.goto('/#/admin?search=Cora')
  const status = admin.row('Cora Colour').locator('.status')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const [name, color] of Object.entries({ Confirmed: 'green', Completed: 'blue', Cancelled: 'red', Pending: 'yellow' })) {
      await status.getByRole('combobox').selectOption(name)
      await expect.poll(() => status.evaluate(element => getComputedStyle(element, '::before').backgroundColor).then(colorName), name).toBe(color)
    }
  }
})

test('a change while the list is loading is kept, and the list is loaded', async ({ page, request: api }) => {
  await request(api, 'Lola Loading')
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await expect(admin.row('Lola Loading')).toBeVisible()
  const { promise: changed, resolve: load } = Promise.withResolvers<void>()
  await page.route('**/appointments/?*', async route => {
    await changed
    await route.continue()
  })
  const refresh = page.getByRole('button', { name: 'Refresh Data' })
  await refresh.click()
  await admin.row('Lola Loading').getByRole('combobox').selectOption('Confirmed')
  load()
  await expect(refresh).toHaveAttribute('aria-disabled', 'false')
  await expect(admin.row('Lola Loading').getByRole('combobox')).toHaveValue('Confirmed')
})

test('a deletion can be taken back', async ({ page, request: api }) => {
  await request(api, 'Ulla Undo')
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await admin.delete('Ulla Undo')
  await expect(admin.row('Ulla Undo')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: /^Requests/ })).toBeFocused()
  await expect(admin.row('Ulla Undo')).toBeVisible()
  await expect(page.locator('.toast').filter({ hasText: /^The request of Ulla Undo is back/ })).toBeInViewport()
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Ulla Undo' })).toBeVisible()
})

test('a quote gets a day and becomes an appointment; breaking the hours asks once more; the history tells it', async ({
  page,
  request: api,
  complaints,
}) => {
  await request(api, 'Quentin Quote')
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await admin
    .row('Quentin Quote')
    .getByRole('button', { name: /Details|Open|Show/ })
    .first()
    .click()
  const drawer = page.getByRole('dialog')
  const form = await admin.edit()
  await form.getByRole('radio', { name: 'Appointment' }).check()
  await form.getByLabel('Date').fill(freeDay())
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form.getByText('Time is required for appointments').first()).toBeVisible()
  await form.getByLabel('Time', { exact: true }).fill('05:15')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form.getByText('outside of the opening hours').first()).toBeVisible()
  await form.getByRole('button', { name: 'Save anyway' }).click()
  await expect(form).toHaveCount(0)
  await expect(drawer.getByRole('region', { name: 'History' })).toContainText('Type: Quote → Appointment')
  await expect(drawer.getByRole('region', { name: 'History' })).toContainText('none → 5:15 AM')
  // The browser itself logs the refusal.
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('Failed to load resource')
})

test('clearing all asks first, and is there only while there is something to clear', async ({ page, request: api }) => {
  await request(api, 'Ann All')
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await admin.clearAll()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Are you sure you want to delete ALL appointments? This action cannot be undone.')
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(admin.row('Ann All')).toBeVisible()
  await admin.clearAll()
  await dialog.getByRole('button', { name: /Delete/ }).click()
  await expect(page.getByRole('button', { name: 'Clear All Appointments' })).toHaveCount(0)
})

/** The name that people give a colour, by its hue. */
function colorName(rgb: string): string {
  const [red = 0, green = 0, blue = 0] = (rgb.match(/[\d.]+/g) ?? []).map(Number)
  if (red > 1.5 * green && red > 1.5 * blue) return 'red'
  if (red > 1.5 * blue && green > 1.5 * blue) return 'yellow'
  if (green > red && green > blue) return 'green'
  return blue > red && blue > green ? 'blue' : rgb
}
