import { expectAccessible } from '../../../support/browser/accessible.ts'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { AGAIN } from '../../../support/browser/again.ts'
import { CalendarPage } from '../../../support/browser/calendar-page.ts'
import { freeDay } from '../../../support/browser/free-day.ts'
import { isFree, openRequest, slot } from '../../../support/browser/open-request.ts'
import { PHONE } from '../../../support/browser/phone.ts'
import { sendRequest } from '../../../support/browser/send-request.ts'
import { expect, test } from '../../../support/browser/site.ts'

test('a visit takes as long as its owner says, and its time is checked for that', AGAIN, async ({ page, request: api }) => {
  const [name, date] = ['Lotta Longer', freeDay()]
  await sendRequest(api, name, { date, time: '07:00' })
  await sendRequest(api, 'Nele Next', { date, time: '12:00' })
  const drawer = await openRequest(page, name)
  const open = async (button: string, title: string) => {
    await drawer.getByRole('button', { name: button, exact: true }).click()
    return page.getByRole('dialog', { name: title, exact: true })
  }
  const form = await open('Longer or shorter', 'How long it takes')
  const minutes = form.getByLabel('Minutes it takes')
  await expect(minutes).toBeFocused()
  await expect(minutes).toHaveValue('300')
  await minutes.fill('315')
  await expect(slot(form)).toHaveAttribute('data-slot', 'booked')
  for (const wrong of ['0', '']) {
    await minutes.fill(wrong)
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(minutes).toHaveAccessibleDescription('Enter whole minutes, from 1 to 14400.')
    await minutes.fill('300')
  }
  await minutes.fill('90')
  await isFree(form)
  await expect(form.getByText('7:00 AM – 8:30 AM, 1 h 30 min')).toBeVisible()
  await expectAccessible(page, [1440, 390], 'dialog[open].schedule')
  await new AdminPage(page).saves(() => form.getByRole('button', { name: 'Save', exact: true }).click())
  await expect(drawer.getByRole('region', { name: 'History' })).toContainText('Duration: 5 hours → 1 h 30 min')
  // It holds no more than that, here and wherever it is changed next.
  await expect((await open('Move', 'Move')).getByLabel('Minutes it takes')).toHaveValue('90')
  await page.keyboard.press('Escape')
  const edit = await new AdminPage(page).edit()
  await expect(edit.getByText('7:00 AM – 8:30 AM, 1 h 30 min')).toBeVisible()
  await page.keyboard.press('Escape')
  const calendar = new CalendarPage(page)
  await calendar.show(date)
  await expect(calendar.visit(name)).toContainText('7:00 AM – 8:30 AM')
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('a visit that takes longer is said so by one press and a save, or by typing over what stands there', async ({ page, request: api }) => {
    const [name, date] = ['Lena Longer', freeDay()]
    await sendRequest(api, name, { date, time: '07:00' })
    const drawer = await openRequest(page, name)
    const form = page.getByRole('dialog', { name: 'How long it takes' })
    const minutes = form.getByLabel('Minutes it takes')
    const begin = () => drawer.getByRole('button', { name: 'Longer or shorter' }).click()
    await begin()
    await expect(minutes).toBeInViewport({ ratio: 1 })
    await page.keyboard.type('330')
    await expect(minutes).toHaveValue('330')
    await minutes.fill('')
    await expect(minutes).toHaveValue('')
    await minutes.fill('300')
    for (const step of ['+1 h', '+15 min']) await form.getByRole('button', { name: step }).click()
    await expect(minutes).toHaveValue('375')
    await isFree(form)
    await expectAccessible(page, [390], 'dialog[open].schedule')
    await new AdminPage(page).saves(() => form.getByRole('button', { name: 'Save', exact: true }).click())
    await expect(page.getByRole('status').filter({ hasText: `The visit of ${name} takes 6 h 15 min now` })).toBeAttached()
    await expect(drawer.getByRole('region', { name: 'History' })).toContainText('Duration: 5 hours → 6 h 15 min')
  })
})
