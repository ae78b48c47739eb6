import { again } from '../../../support/browser/again.ts'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { freeDay } from '../../../support/browser/free-day.ts'
import { holdBack } from '../../../support/browser/held-back.ts'
import { PHONE } from '../../../support/browser/phone.ts'
import { sendRequest } from '../../../support/browser/send-request.ts'
import { expect, test } from '../../../support/browser/site.ts'

/** Whoever comes back to the list of requests finds it where it was. */

test('rows stay where they are while they are loaded again', async ({ page, request: api }) => {
  await sendRequest(api, 'Rosa Rests', { date: freeDay(), time: '09:00' })
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  const row = admin.row('Rosa Rests')
  await expect(admin.tab('All')).toHaveText(/\d/)
  const refresh = page.getByRole('button', { name: 'Refresh Data' })
  // However far the page is scrolled.
  const below = async () => ((await row.boundingBox())?.y ?? Number.NaN) - ((await refresh.boundingBox())?.y ?? Number.NaN)
  const before = await below()
  const letGo = await holdBack(page, /appointments\/\?/)
  await refresh.click()
  await expect(page.locator('.requests > .loading')).toBeVisible()
  expect(await below()).toBe(before)
  letGo()
  await expect(page.locator('.requests > .loading')).toHaveCount(0)
})

for (const { device, use } of [
  { device: 'a phone', use: PHONE },
  { device: 'a desk', use: {} },
])
  test.describe(`on ${device}`, again(device), () => {
    test.use(use)

    test('back, forward and a reload lead exactly to where one was: the page, how far down, and the control with the focus', async ({
      page,
      request: api,
    }) => {
      for (let index = 0; index < 80; index++) await sendRequest(api, `Filler ${index}`)
      const admin = new AdminPage(page)
      await admin.signIn()
      await admin.isSignedIn()
      await page.goto('/#/admin/requests?search=Filler')
      const list = page.locator('#admin section.requests')
      /** The first request in sight, and what has the focus. */
      const place = () =>
        page.evaluate(() => {
          const first = [...document.querySelectorAll('[data-request]')].find(each => each.getBoundingClientRect().top > 0)
          const focused = document.activeElement
          return [first?.getAttribute('data-request'), focused?.getAttribute('aria-label') ?? focused?.textContent]
        })
      // The whole list, which was shown first, has a link to its next page too.
      await expect(page.getByRole('searchbox')).toHaveValue('Filler')
      await expect(list).toHaveAttribute('aria-busy', 'false')
      await page.getByRole('link', { name: 'Next' }).scrollIntoViewIfNeeded()
      const end = await place()
      await page.getByRole('link', { name: 'Next' }).click()
      await expect(page.getByText('Page 2 of 2')).toBeAttached()
      await expect(list.locator('[data-opens]')).toHaveCount(30)
      await list.locator('[data-opens]').nth(18).scrollIntoViewIfNeeded()
      await list.locator('[data-opens]').nth(18).focus()
      const middle = await place()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(await place()).toEqual(middle)
      await page.goBack()
      await expect.poll(place).toEqual([end[0], 'Next'])
      await page.goForward()
      await expect.poll(place).toEqual(middle)
      await page.keyboard.press('Enter')
      await page.getByRole('dialog').getByRole('link', { name: 'Everything about this customer' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.goBack()
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
      await expect.poll(place).toEqual(middle)
      await page.reload()
      await expect.poll(place, 'as after a reload').toEqual(middle)
      await page.goBack()
      await page.goBack()
      await expect.poll(place, 'and back from there').toEqual([end[0], 'Next'])
      expect(await page.evaluate(() => Object.keys(sessionStorage)), 'what names people stays nowhere').not.toContain('adminPlaces')
    })
  })
