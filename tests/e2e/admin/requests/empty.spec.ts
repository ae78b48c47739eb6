import { AdminPage } from '../../../support/browser/admin-page.ts'
import { freeDay } from '../../../support/browser/free-day.ts'
import { sendRequest } from '../../../support/browser/send-request.ts'
import { test } from '../../../support/browser/own-server.ts'
import { dayAhead, expect } from '../../../support/browser/site.ts'
import { ADMIN } from '../../../support/server/start-server.ts'
import { AGAIN } from '../../../support/browser/again.ts'
import { storedRequest } from '../../../support/browser/stored-request.ts'

/** What is not there, and what is there and zero. */

/** Where nothing is: the address, what is said, and what is offered with where that leads. */
const EMPTY: readonly [hash: string, says: string, action: string, leads: RegExp][] = [
  ['today', 'No visits on this day', 'Show the week', /#\/admin\/calendar\?.*span=week/],
  ['requests', 'No requests yet', 'Look at the form on your site', /#booking-form$/],
  ['requests?status=Waiting&sort=created_at+asc', 'Nobody waits for an answer', 'Show this week', /when=week/],
  ['requests?when=week&sort=appointment_date+asc', 'No visits this week', 'Show what waits for an answer', /status=Waiting/],
  ['requests?status=Confirmed&when=past&sort=appointment_date+desc', 'Every past visit is closed', 'Show today', /#\/admin\/today$/],
  ['requests?request_type=quote&status=Open', 'No open quotes', 'Show all requests', /#\/admin\/requests$/],
  ['requests?request_type=quote&status=Price+sent', 'No price waits for its customer', 'Show the quotes', /status=Open&request_type=quote$/],
  ['requests?search=nobody', 'No request matches', 'Show all requests', /#\/admin\/requests$/],
  ['requests?status=Cancelled', 'No request matches', 'Show all requests', /#\/admin\/requests$/],
  ['customers', 'No customers yet', 'Show the requests', /#\/admin\/requests$/],
  ['customers?search=nobody', 'No customer matches', 'Show all customers', /#\/admin\/customers$/],
  ['value', 'No visit of these weeks has a value yet.', 'Show the requests', /#\/admin\/requests$/],
  ['trash', 'The trash is empty', 'Show the requests', /#\/admin\/requests$/],
  ['trash?search=nobody', 'No deleted request matches', 'Show the whole trash', /#\/admin\/trash$/],
]

test('whatever is empty says so in a sentence, and offers one way on', async ({ page, own }) => {
  const admin = new AdminPage(page)
  await admin.signIn(ADMIN.password, own.origin)
  await admin.isSignedIn()
  for (const [hash, says, action, leads] of EMPTY) {
    await page.goto(`${own.origin}/#/admin/${hash}`)
    await expect(page.getByText(says), hash).toBeVisible()
    const place = page.locator('#admin section.requests')
    await expect(place.getByRole('link', { name: action }), hash).toHaveAttribute('href', leads)
  }
  await page.goto(`${own.origin}/#/admin/calendar?span=week`)
  await expect(page.getByText('No visits in these days: a press on an empty place begins one.')).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search everything' }).fill('nobody of that name')
  await expect(page.getByText('Nothing was found')).toBeVisible()
  await page.getByRole('link', { name: 'all customers' }).click()
  await expect(page).toHaveURL(/#\/admin\/customers$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // Its stream of news would miss the server, which ends first.
  await page.close()
})

test('a visit that brought nothing is worth $0.00 everywhere, and not unset', AGAIN, async ({ page, request: api }) => {
  const [date, name] = [freeDay(), 'Zoe Zero']
  await sendRequest(api, name, { date, time: '09:00' })
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await page.goto('/#/admin/requests?search=Zoe')
  await expect(admin.row(name)).toContainText('Not set')
  await admin.row(name).getByRole('button', { name: 'Edit' }).click()
  await admin.row(name).getByRole('spinbutton').fill('0')
  await admin.saves(() => page.keyboard.press('Enter'))
  await expect(admin.row(name).locator('.actual-value')).toContainText('$0.00')
  await admin.saves(() => admin.row(name).getByRole('combobox').selectOption('Completed'))
  await page.reload()
  await expect(admin.row(name).locator('.actual-value')).toContainText('$0.00')

  const id = String((await storedRequest(page, name))['id'])
  await page.goto(`/#/admin/requests?search=Zoe&request=${id}`)
  const drawer = page.getByRole('dialog', { name })
  await expect(drawer.locator('.actual-value')).toContainText('$0.00')
  await expect(drawer.getByRole('region', { name: 'History' })).toContainText('$0.00')
  await page.goto(`/#/admin/today?day=${date}`)
  await expect(page.getByRole('article', { name })).toContainText('$0.00')
  await page.goto(`/#/admin/customers?of=${id}`)
  await expect(page.getByRole('region', { name: 'Visits and requests' })).toContainText('$0.00')
  await page.goto(`/#/admin/value?day=${dayAhead(7, new Date(date))}`)
  await expect(page.getByRole('table', { name: 'Value of visits by week' })).not.toContainText('Not set')
})
