import { readFile } from 'node:fs/promises'
import { AdminPage } from '../support/admin-page.ts'
import { PHONE } from '../support/phone.ts'
import { sendRequest as request } from '../support/send-request.ts'
import { dayAhead, expect, test } from '../support/site.ts'

test('a wrong password is refused, and nothing gives the right one away', async ({ page, complaints }) => {
  const admin = new AdminPage(page)
  await admin.signIn('not the password at all')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.locator('#admin')).not.toContainText(/default|hint|admin123/i)
  complaints.length = 0
})

test('the owner changes a status and a value, and deletes a request', async ({ page, request: api }) => {
  await request(api, 'Sam Status')
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  const row = admin.row('Sam Status')
  await row.getByRole('combobox').selectOption('Completed')
  await row.getByRole('button', { name: 'Edit' }).click()
  await row.getByRole('spinbutton').fill('61.50')
  await page.keyboard.press('Enter')
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
  await page.route('**/appointments/?*', async route => {
    await new Promise(resolve => setTimeout(resolve, 600))
    await route.continue()
  })
  const refresh = page.getByRole('button', { name: 'Refresh Data' })
  await refresh.click()
  await admin.row('Lola Loading').getByRole('combobox').selectOption('Confirmed')
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
  await drawer.getByLabel('Day').fill(dayAhead(90))
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

test('what was deleted is in the trash and comes back alone, or with all that was cleared; a time that was lost is named', async ({
  page,
  request: api,
  complaints,
}) => {
  const at = { date: dayAhead(120), time: '09:00' }
  await request(api, 'Tina Trash')
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await admin.delete('Tina Trash')
  await admin.view('Trash').click()
  const tina = page.getByRole('article', { name: 'Tina Trash' })
  await expect(tina).toBeVisible()
  await tina.getByRole('button', { name: 'Restore' }).click()
  await expect(tina).toHaveCount(0)

  await request(api, 'Lars Lost', at)
  await admin.view('Requests').click()
  await expect(admin.row('Tina Trash')).toBeVisible()
  await expect(admin.row('Lars Lost')).toBeVisible()
  await page.getByRole('button', { name: 'Clear All Appointments' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Delete/ })
    .click()
  await page.getByRole('link', { name: 'Show the trash' }).click()
  await expect(tina).toBeVisible()
  await request(api, 'Quinn Quick', at)
  await page.getByRole('button', { name: 'Restore all together' }).first().click()
  await expect(page.getByRole('alert')).toContainText(/\d+ requests? (is|are) back. 1 stays in the trash, since the time is taken by now: Lars Lost/)
  await expect(tina).toHaveCount(0)
  const lars = page.getByRole('article', { name: 'Lars Lost' })
  await lars.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByRole('alert')).toContainText('The request of Lars Lost stays in the trash: This time slot')
  await expect(lars).toBeVisible()
  // The browser itself logs the refusal.
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('409 (Conflict)')
})

test('the calendar shows a week, which the address names, and leads to a visit by keyboard', async ({ page, request: api }) => {
  const at = { date: dayAhead(150), time: '09:00' }
  await request(api, 'Wanda Week', at)
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await admin.view('Calendar').click()
  await expect(page.getByRole('region', { name: /Today/ })).toHaveCount(1)
  await page.goto(`/#/admin/calendar?day=${dayAhead(143)}`)
  const visit = page.getByRole('button', { name: /Wanda Week/ })
  await expect(page.getByRole('region', { name: /Today/ })).toHaveCount(0)
  await expect(visit).toHaveCount(0)
  await page.getByRole('link', { name: 'Next week' }).click()
  await expect(page).toHaveURL(new RegExp(`day=${at.date}`))
  await expect(visit).toContainText('9:00 AM – 2:00 PM')
  await page.reload()
  await visit.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Wanda Week' })
  await drawer.getByRole('combobox').selectOption('Confirmed')
  await drawer.getByText('Change time or contact').click()
  await drawer.getByLabel('Time', { exact: true }).fill('11:00')
  await drawer.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(drawer.getByRole('region', { name: 'History' })).toContainText('11:00 AM')
  await page.keyboard.press('Escape')
  await expect(visit).toBeFocused()
  await expect(visit).toContainText('11:00 AM – 4:00 PM')
  await expect(visit).toContainText('Confirmed')
  await page.goBack()
  await expect(visit).toHaveCount(0)
})

test('the owner reads what each week and month is worth, as far as it is planned and done', async ({ page, request: api }) => {
  await request(api, 'Vera Value', { date: dayAhead(200), time: '09:00' })
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await page.goto(`/#/admin/value?day=${dayAhead(200)}`)
  const table = page.getByRole('table', { name: 'Value of visits by week' })
  const totals = table.getByRole('row', { name: /Together/ }).getByRole('cell')
  await expect(totals).toHaveText(['$0.00', '$50.00'])
  await page.goto('/#/admin?search=Vera')
  await admin.row('Vera Value').getByRole('combobox').selectOption('Completed')
  await admin.row('Vera Value').getByRole('button', { name: 'Edit' }).click()
  await admin.row('Vera Value').getByRole('spinbutton').fill('61.50')
  await page.keyboard.press('Enter')
  await expect(admin.row('Vera Value')).toContainText('61.50')
  await page.goto(`/#/admin/value?day=${dayAhead(200)}`)
  await expect(totals).toHaveText(['$61.50', '$0.00'])
  await page.getByRole('link', { name: 'By month' }).click()
  await expect(page.getByRole('table', { name: 'Value of visits by month' })).toContainText('$61.50')
  await page.getByRole('link', { name: 'Later' }).click()
  await expect(page.getByRole('row', { name: /Together/ }).getByRole('cell')).toHaveText(['$0.00', '$0.00'])
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('the calendar shows a day, and leads to the day before and after and to the others of its week', async ({ page, request: api }) => {
    const at = { date: dayAhead(160), time: '09:00' }
    await request(api, 'Dora Day', at)
    const admin = new AdminPage(page)
    await admin.signIn()
    await admin.isSignedIn()
    await page.goto(`/#/admin/calendar?day=${dayAhead(159)}`)
    const visit = page.getByRole('button', { name: /Dora Day/ })
    await expect(page.getByRole('region', { name: 'Calendar' })).toHaveAttribute('aria-busy', 'false')
    await expect(visit).toHaveCount(0)
    await page.getByRole('link', { name: 'Next day' }).click()
    await expect(visit).toBeVisible()
    await page.getByRole('link', { name: 'Previous day' }).click()
    await expect(visit).toHaveCount(0)
    await page.goto(`/#/admin/calendar?day=${at.date}`)
    await expect(page.getByRole('navigation', { name: 'Days' }).getByRole('link', { name: '1 visit' })).toHaveAttribute('aria-current', 'date')
    await visit.click()
    await expect(page.getByRole('dialog', { name: 'Dora Day' })).toBeVisible()
  })
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
