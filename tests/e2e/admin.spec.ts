import { readFile } from 'node:fs/promises'
import { AdminPage } from '../support/admin-page.ts'
import { freeDay } from '../support/free-day.ts'
import { sendRequest as request } from '../support/send-request.ts'
import { expect, test } from '../support/site.ts'

test('a wrong password is refused, and nothing gives the right one away', async ({ page, complaints }) => {
  const admin = new AdminPage(page)
  await admin.signIn('not the password at all')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.locator('#admin')).not.toContainText(/default|hint|admin123/i)
  complaints.length = 0
})

test('in a browser that stores nothing the owner signs in for as long as the page stays', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied', 'SecurityError')
      },
    }),
  )
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByLabel('Username')).toBeVisible()
})

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

test('section 4: an actual value is edited in steps of a cent from 0, and Cancel or Escape discards it', async ({ page, request: api }) => {
  await request(api, 'Cass Cancel')
  const admin = new AdminPage(page)
  await admin.signIn()
  await page.goto('/#/admin?search=Cass')
  const row = admin.row('Cass Cancel')
  const input = row.getByRole('spinbutton')
  const calls: string[] = []
  page.on('request', sent => sent.method() === 'PUT' && calls.push(sent.url()))
  for (const discard of [() => row.getByRole('button', { name: 'Cancel', exact: true }).click(), () => page.keyboard.press('Escape')]) {
    await row.getByRole('button', { name: 'Edit' }).click()
    await expect(input).toHaveAttribute('step', '0.01')
    await expect(input).toHaveAttribute('min', '0')
    await input.fill('99.99')
    await discard()
    await expect(row).toContainText('Not set')
    await expect(row.getByRole('button', { name: 'Edit' })).toBeFocused()
  }
  expect(calls).toEqual([])
})

test('where the visitor saw another price than the server worked out, the owner sees both', async ({ page, request: api }) => {
  await request(api, 'Shawn Shown', undefined, { calculated_price: '12.00' })
  await request(api, 'Erin Equal', undefined, { calculated_price: '50' })
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  const drawer = page.getByRole('dialog')
  const price = drawer.getByRole('region', { name: 'Price' })
  for (const [name, seen] of [
    ['Shawn Shown', true],
    ['Erin Equal', false],
  ] as const) {
    await admin
      .row(name)
      .getByRole('button', { name: /Details/ })
      .click()
    await expect(price).toContainText('Calculated price$50.00')
    await expect(price.getByText('Price the visitor saw')).toHaveCount(seen ? 1 : 0)
    if (seen) await expect(price).toContainText('Price the visitor saw$12.00')
    await drawer.getByRole('button', { name: 'Close' }).click()
  }
})

test('the owner finds a request by its name, and the address leads back to what was found', async ({ page, request: api }) => {
  await request(api, 'Fay Findable')
  await request(api, 'Other Person')
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await expect(admin.row('Other Person')).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('findABLE')
  await expect(admin.rows).toHaveCount(1)
  await expect(admin.row('Fay Findable')).toBeVisible()
  await expect(page.getByLabel('Search')).toBeFocused()
  // It would clear what is not shown too.
  await expect(page.getByRole('button', { name: 'Clear All Appointments' })).toHaveCount(0)
  await expect(page).toHaveURL(/search=findABLE/)
  await page.reload()
  await expect(admin.rows).toHaveCount(1)
  await expect(page.getByLabel('Search')).toHaveValue('findABLE')
  await page.getByLabel('Search').fill('')
  await expect(admin.row('Other Person')).toBeVisible()
  await admin.tab('Completed').click()
  await page.getByLabel('Search').fill('Fay')
  await expect(page).toHaveURL(/search=Fay/)
  await expect(page.getByText('No request matches')).toBeVisible()
  await page.getByRole('link', { name: 'Show all requests' }).click()
  await expect(admin.row('Other Person')).toBeVisible()
  await page.getByLabel('Order').selectOption('Name')
  await expect(page).toHaveURL(/sort=name/)
  await expect(page.getByRole('table', { name: 'Requests', exact: true })).toBeVisible()
})

test('tabs say how many requests have which status, within the search, and lead to them', async ({ page, request: api }) => {
  for (const name of ['Tab Tova', 'Tab Titus', 'Tab Tilda']) await request(api, name)
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await page.getByLabel('Search').fill('Tab T')
  await expect(admin.tab('All')).toHaveText('All 3')
  await admin.row('Tab Tova').getByRole('combobox').selectOption('Confirmed')
  await expect(admin.tab('Pending')).toHaveText('Pending 2')
  await expect(admin.tab('Confirmed')).toHaveText('Confirmed 1')
  await admin.tab('Confirmed').click()
  await expect(admin.rows).toHaveCount(1)
  await expect(admin.tab('Confirmed')).toHaveAttribute('aria-current', 'page')
  await expect(admin.tab('All')).toHaveText('All 3')
  await page.reload()
  await expect(admin.rows).toHaveCount(1)
  await page.goBack()
  await expect(admin.rows).toHaveCount(3)
})

test('what was found can be saved for a spreadsheet', async ({ page, request: api }) => {
  await request(api, 'Xavier Export')
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await page.getByLabel('Search').fill('Xavier')
  await expect(admin.rows).toHaveCount(1)
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export', exact: true }).click()])
  const text = await readFile(await download.path(), 'utf8')
  expect(text.split('\r\n')).toHaveLength(3)
  expect(text).toContain('Xavier Export')
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

test('what is found is shown before it is counted', async ({ page, request: api }) => {
  for (const name of ['Rosa Rows', 'Rita Rows']) await request(api, name)
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  const { promise: counting, resolve: count } = Promise.withResolvers<void>()
  await page.route(/appointments\/(summary|counts)/, async route => {
    await counting
    await route.continue()
  })
  await page.getByLabel('Search').fill('Rosa Rows')
  await expect(admin.rows).toHaveCount(1)
  await expect(admin.tab('All')).not.toHaveText('All 1')
  count()
  await expect(admin.tab('All')).toHaveText('All 1')
})

test('a deletion can be taken back', async ({ page, request: api }) => {
  await request(api, 'Ulla Undo')
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await admin.delete('Ulla Undo')
  await expect(admin.row('Ulla Undo')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(admin.row('Ulla Undo')).toBeVisible()
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
  await drawer.getByText('Change time or contact').click()
  await drawer.getByLabel('Day').fill(freeDay())
  await drawer.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(drawer.getByText('A day needs a time')).toBeVisible()
  await drawer.getByLabel('Time', { exact: true }).fill('05:15')
  await drawer.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(drawer.getByText('outside of the opening hours')).toBeVisible()
  await drawer.getByRole('button', { name: 'Save anyway' }).click()
  await expect(drawer.getByRole('region', { name: 'History' })).toContainText('quote → appointment')
  await expect(drawer.getByRole('region', { name: 'History' })).toContainText('none → 5:15 AM')
  // The browser itself logs the two refusals.
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('Failed to load resource')
})

test('clearing all asks first, and is there only while there is something to clear', async ({ page, request: api }) => {
  await request(api, 'Ann All')
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await page.getByRole('button', { name: 'Clear All Appointments' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Are you sure you want to delete ALL appointments? This action cannot be undone.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(admin.row('Ann All')).toBeVisible()
  await page.getByRole('button', { name: 'Clear All Appointments' }).click()
  await dialog.getByRole('button', { name: /Delete/ }).click()
  await expect(page.getByRole('button', { name: 'Clear All Appointments' })).toHaveCount(0)
})

test('signing out ends the session', async ({ page }) => {
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByLabel('Username')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Username')).toBeVisible()
})

/** The name that people give a colour, by its hue. */
function colorName(rgb: string): string {
  const [red = 0, green = 0, blue = 0] = (rgb.match(/[\d.]+/g) ?? []).map(Number)
  if (red > 1.5 * green && red > 1.5 * blue) return 'red'
  if (red > 1.5 * blue && green > 1.5 * blue) return 'yellow'
  if (green > red && green > blue) return 'green'
  return blue > red && blue > green ? 'blue' : rgb
}
