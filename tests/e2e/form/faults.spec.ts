import type { Route } from '@playwright/test'
import { AdminPage } from '../../support/browser/admin-page.ts'
import { BookingPage } from '../../support/browser/booking-page.ts'
import { expectFailedLoads } from '../../support/browser/failed-loads.ts'
import { filledForm } from '../../support/browser/filled-form.ts'
import { freeDay } from '../../support/browser/free-day.ts'
import { PHONE } from '../../support/browser/phone.ts'
import { expect, test } from '../../support/browser/site.ts'
import { again } from '../../support/browser/again.ts'

/** Specification, section 8, from the visitor's side: what is said when something fails, and that nothing is lost. */

const APPOINTMENTS = '**/api/v1/appointments/'
const TOKEN = '**/api/v1/csrf-token'
const QUOTE = '/?mode=quote&package=motorcycle-standard-detail#appointments'
const MOBILE_QUOTE = '/?mode=quote&package=motorcycle-standard-detail#view-contact'

const json = (status: number, body: unknown) => (route: Route) => route.fulfill({ status, json: body })
const raw = (status: number, body: string, contentType: string) => (route: Route) => route.fulfill({ status, body, contentType })

/** Answers to a request, and what a visitor reads on a desk and on a phone; nothing twice in a row, so that each is seen to be told. */
const ANSWERS: readonly { title: string; answer: (route: Route) => Promise<void>; attempts?: number; desktop: string; mobile: string }[] = [
  {
    title: "the server's own error",
    answer: json(500, { error: 'The kitchen is on fire' }),
    desktop: 'Failed to submit quote: The kitchen is on fire',
    mobile: 'The kitchen is on fire',
  },
  {
    title: 'an error without a text',
    answer: raw(502, '', 'text/plain'),
    desktop: 'Failed to submit quote: Please try again later.',
    mobile: 'Failed to submit request',
  },
  {
    title: 'a 403 that stays',
    answer: json(403, { error: 'The security token is missing or has expired. Please try again.' }),
    attempts: 2,
    desktop: 'Failed to submit quote: The security token is missing or has expired. Please try again.',
    mobile: 'The security token is missing or has expired. Please try again.',
  },
  {
    title: "a proxy's page",
    answer: raw(503, '<!doctype html><h1>Gone fishing</h1>', 'text/html'),
    desktop: 'Failed to submit quote: Please try again later.',
    mobile: 'Failed to submit request',
  },
  {
    title: 'no connection',
    answer: route => route.abort('connectionrefused'),
    desktop: 'An error occurred: Failed to fetch. Please try again later.',
    mobile: 'Failed to submit request. Please try again or call us directly.',
  },
  {
    title: 'too many requests',
    answer: json(429, { error: 'Please try again later.' }),
    desktop: 'Failed to submit quote: Please try again later.',
    mobile: 'Please try again later.',
  },
]

for (const { device, layout, address, options, success } of [
  { device: 'a desk', layout: 'desktop', address: QUOTE, options: {}, success: 'a personalized quote for your needs.' },
  { device: 'a phone', layout: 'mobile', address: MOBILE_QUOTE, options: PHONE, success: 'a personalized quote.' },
] as const) {
  test.describe(`section 8: on ${device}`, again(device), () => {
    test.use(options)

    test('whatever refuses a request, however often, the visitor is told, loses nothing, and can send again', async ({ page, complaints }) => {
      const booking = await filledForm(page, address)
      for (const { title, answer, attempts = 1, [layout]: told } of ANSWERS) {
        await test.step(title, async () => {
          let attempted = 0
          await page.route(APPOINTMENTS, route => {
            attempted += 1
            return answer(route)
          })
          await booking.send()
          await expect(booking.alert.getByRole('heading')).toHaveText(told)
          await expect(booking.alert).toBeFocused()
          expect(attempted).toBe(attempts)
          await expect(booking.form.getByLabel('Name')).toHaveValue('Fay Fault')
          await expect(booking.form.getByRole('radio', { name: /Standard/ })).toBeChecked()
          await page.unroute(APPOINTMENTS)
        })
      }
      await booking.send()
      await expect(booking.alert).toContainText(`Quote requested! We will contact you shortly with ${success}`)
      await expect(booking.form).toContainText('Standard Detail')
      await expect(booking.form).toContainText('$75.00')
      await expect(booking.form).toContainText(/Your reference: [0-9A-F]{8}/)
      expectFailedLoads(complaints)
    })
  })
}

test('a 403 renews the security token, and the request is sent once more', async ({ page, complaints }) => {
  const booking = await filledForm(page, QUOTE)
  const tokens: string[] = []
  await page.route(APPOINTMENTS, async route => {
    tokens.push(route.request().headers()['x-csrf-token'] ?? '')
    if (tokens.length === 1) await route.fulfill({ status: 403, json: { error: 'expired' } })
    else await route.continue()
  })
  await booking.send()
  await expect(booking.alert).toContainText('Quote requested!')
  expect(tokens).toHaveLength(2)
  expect(tokens[0]).not.toBe(tokens[1])
  expectFailedLoads(complaints)
})

test('without a security token nothing is sent: Security token not available. Please try again later.', async ({ page, complaints }) => {
  await page.route(TOKEN, route => route.abort())
  const booking = await filledForm(page, QUOTE)
  let attempts = 0
  await page.route(APPOINTMENTS, route => {
    attempts += 1
    return route.continue()
  })
  for (const [title, answer] of [
    ['none', route => route.abort()],
    ['a page instead of an answer', raw(200, '<!doctype html>', 'text/html')],
    ['another shape', json(200, { token: 1 })],
    ['half an answer', raw(200, '{"csrf_tok', 'application/json')],
  ] satisfies [string, (route: Route) => Promise<void>][]) {
    await test.step(title, async () => {
      await page.route(TOKEN, answer)
      const asked = page.waitForRequest(TOKEN)
      await booking.send()
      await asked
      await expect(booking.alert).toBeFocused()
      await expect(booking.alert).toContainText('Security token not available. Please try again later.')
    })
  }
  expect(attempts).toBe(0)
  await page.unroute(TOKEN)
  await booking.send()
  await expect(booking.alert).toContainText('Quote requested!')
  expect(attempts).toBe(1)
  expectFailedLoads(complaints)
})

test('when what sends a request cannot be loaded, the visitor is told to reload or call, and finds everything again', async ({
  page,
  complaints,
}) => {
  const parts = '**/assets/submit-request-*.js'
  await page.route(parts, route => route.abort())
  const booking = new BookingPage(page)
  const address = '/?mode=quote&package=motorcycle-standard-detail#appointments'
  await booking.open(address)
  await booking.fill('Name', 'Lotte Loaded')
  await booking.fill('Email', 'lotte@example.com')
  await booking.send()
  await expect(booking.alert).toContainText(/Please reload the page, or call or text us at \(208\)/)
  await page.unroute(parts)
  await page.reload()
  await booking.open(address)
  await expect(booking.form.getByLabel('Name')).toHaveValue('Lotte Loaded')
  await booking.send()
  await expect(booking.alert).toContainText('Quote requested!')
  // The browser itself logs what it could not load.
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('Failed to load resource')
})

test('an answer that gets lost on its way books once, however often it is sent again, even after a reload', async ({ page, complaints }) => {
  const booking = await filledForm(page, '/?package=motorcycle-standard-detail#appointments')
  await booking.fill('Name', 'Onny Once')
  await booking.at(freeDay(), '08:00')
  await expect(booking.slot).toHaveText('✓ Time slot is available!')
  await page.route(APPOINTMENTS, async route => {
    await route.fetch()
    await route.abort()
  })
  await booking.send()
  await expect(booking.alert).toContainText('An error occurred')
  await page.unroute(APPOINTMENTS)
  await page.route('**/check-timeslot?*', json(200, { available: true }))
  await page.reload()
  await booking.open('/?package=motorcycle-standard-detail#appointments')
  await expect(booking.slot).toHaveText('✓ Time slot is available!')
  await booking.send()
  await expect(booking.alert).toContainText('Appointment requested!')
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await expect(admin.row('Onny Once')).toHaveCount(1)
  expectFailedLoads(complaints)
})

test('a slow answer: the button waits, and a second click sends nothing', async ({ page }) => {
  const booking = await filledForm(page, QUOTE)
  let release: () => void = () => {}
  const held = new Promise<void>(resolve => (release = resolve))
  let attempts = 0
  await page.route(APPOINTMENTS, async route => {
    attempts += 1
    await held
    await route.continue()
  })
  await booking.send()
  await expect(booking.submit).toBeDisabled()
  await booking.submit.dispatchEvent('click')
  await booking.form.locator('[name=name]').press('Enter')
  release()
  await expect(booking.alert).toContainText('Quote requested!')
  expect(attempts).toBe(1)
})

test('a form that cannot load its script or its content says how else to reach the business', async ({ page, complaints }) => {
  for (const [what, pattern] of [
    ['script', '**/assets/form-*.js'],
    ['content', '**/form.json'],
  ] as const) {
    await page.route(pattern, route => route.abort())
    await page.goto(`/?without=${what}#appointments`)
    await expect(page.locator('#appointments').getByRole('alert'), what).toHaveText(/could not be loaded.*\(208\) 555-0142/)
    await page.unroute(pattern)
  }
  expectFailedLoads(complaints)
})
