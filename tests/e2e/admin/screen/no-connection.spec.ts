import type { Page } from '@playwright/test'
import { expectFailedLoads } from '../../../support/browser/failed-loads.ts'
import { freeDay } from '../../../support/browser/free-day.ts'
import { PHONE } from '../../../support/browser/phone.ts'
import { sendRequest } from '../../../support/browser/send-request.ts'
import { expect, test } from '../../../support/browser/site.ts'
import { signInOn, visit } from '../../../support/browser/today-page.ts'

/** The screens beside the day on a phone that has no connection for a while. */
test.use(PHONE)

const SCREENS = ['Requests', 'Calendar', 'Customers'] as const

const SAYS = 'No connection. What was loaded before is shown, the rest comes by itself. '

/** All that the page says of what could not be loaded. */
const told = (page: Page) => page.locator('#admin :is(output, [role=alert], .load-failed)').filter({ hasText: /connection|could not|Failed/ })

test('without a connection every screen says so once, and what it could not load comes by itself when it is back', async ({
  page,
  context,
  request: api,
  complaints,
}) => {
  const [date, name] = [freeDay(), 'Cara Customer']
  await sendRequest(api, name, { date, time: '07:00' })
  const admin = await signInOn(page, date)
  await expect(visit(page, name)).toBeVisible()
  for (const screen of SCREENS) {
    await context.setOffline(true)
    await admin.view(screen).click()
    await expect(told(page)).toHaveText([SAYS])
    await expect(page.getByText(/^Not on this device yet: the \w+\.$/)).toBeVisible()
    await context.setOffline(false)
    await expect(page.locator('#admin section.requests').getByText(name).first()).toBeVisible()
    await expect(told(page)).toHaveCount(0)
  }
  expectFailedLoads(complaints)
})

test('screens that were loaded stay readable without a connection, also when they are opened again', async ({
  page,
  context,
  request: api,
  complaints,
}) => {
  const [date, name] = [freeDay(), 'Rita Readable']
  await sendRequest(api, name, { date, time: '07:00' })
  const admin = await signInOn(page, date)
  const shown = page.locator('#admin section.requests').getByText(name).first()
  for (const screen of SCREENS) {
    await admin.view(screen).click()
    // The name stands on the screen before, too.
    await expect(admin.view(screen)).toHaveAttribute('aria-current', 'page')
    await expect(shown).toBeVisible()
  }
  await context.setOffline(true)
  for (const screen of SCREENS) {
    await admin.view(screen).click()
    await expect(shown).toBeVisible()
    await expect(told(page)).toHaveText([SAYS])
  }
  expectFailedLoads(complaints)
})

test('the details of a request say beside it that there is no connection, and have its notes and history when it is back', async ({
  page,
  context,
  request: api,
  complaints,
}) => {
  const [date, name] = [freeDay(), 'Dora Details']
  await sendRequest(api, name, { date, time: '07:00' })
  const admin = await signInOn(page, date)
  await admin.view('Requests').click()
  const row = page.locator('#admin section.requests').getByText(name).first()
  await expect(row).toBeVisible()
  await context.setOffline(true)
  await row.click()
  const drawer = page.getByRole('dialog', { name })
  await expect(told(page)).toHaveText([SAYS])
  await expect(drawer.getByText('No connection')).toBeInViewport()
  await context.setOffline(false)
  await expect(told(page)).toHaveCount(0)
  await expect(drawer.getByRole('region', { name: 'History' }).getByRole('listitem')).not.toHaveCount(0)
  expectFailedLoads(complaints)
})
