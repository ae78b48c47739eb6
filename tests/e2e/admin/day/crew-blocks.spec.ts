import { CalendarPage } from '../../../support/browser/calendar-page.ts'
import { block, closeDialog, openBlocking } from '../../../support/browser/closure-dialog.ts'
import { freeDay } from '../../../support/browser/free-day.ts'
import { sendRequest } from '../../../support/browser/send-request.ts'
import { dayAhead, expect, test } from '../../../support/browser/site.ts'

/** Time that is blocked for one of several crews, by its name. */

test.use({ business: { edits: [{ file: 'business.json', at: '/crews', set: 2 }] } })

test('the owner blocks time for a crew: its visits are named, its column is painted, and who asks for it is warned', async ({
  page,
  request: api,
}) => {
  const day = freeDay()
  await sendRequest(api, 'Ann of the first', { date: day, time: '09:00' })
  await sendRequest(api, 'Bo of the second', { date: day, time: '09:00' })
  const calendar = new CalendarPage(page)
  await calendar.open(day, 'day')
  const dialog = await openBlocking(page)
  const whose = dialog.getByRole('group', { name: 'For' })
  await expect(whose.getByRole('radio')).toHaveCount(3)
  await expect(dialog.getByText('2 visits in this time.')).toBeVisible()
  await whose.getByRole('radio', { name: 'Crew 1' }).check()
  await expect(dialog.getByText('1 visit in this time.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Ann of the first', exact: true })).toBeVisible()
  await block(dialog)
  await expect(dialog.getByRole('status').first()).toContainText('Closed for booking (Crew 1) since ')
  await closeDialog(page, dialog)

  const blocked = page.getByRole('list', { name: 'Blocked' }).getByRole('listitem')
  await expect(blocked).toHaveText('Blocked (Crew 1)')
  const edges = async (of: typeof blocked) => {
    const { x, width } = (await of.boundingBox()) ?? { x: 0, width: 0 }
    return [Math.round(x), Math.round(x + width)] as const
  }
  for (const span of ['day', 'week']) {
    await calendar.show(day, span)
    await expect(blocked).toBeVisible()
    const [left, right] = await edges(blocked)
    const [first, second] = [await edges(calendar.visit('Ann of the first')), await edges(calendar.visit('Bo of the second'))]
    expect([left <= first[0], first[1] <= right, right <= second[0]], `${span}: ${left} to ${right}`).toEqual([true, true, true])
  }

  await page.goto(`/#/admin/calendar?day=${day}&span=day&crew=2`)
  await expect(calendar.visit('Bo of the second')).toBeVisible()
  await expect(blocked).toHaveCount(0)
  await page.goto(`/#/admin/calendar?day=${day}&span=month&crew=1`)
  await expect(page.getByRole('link', { name: /: 1 visit, Closed$/ })).toBeVisible()

  await page.goto(`/#/admin/calendar?day=${day}&span=day`)
  await calendar.visit('Bo of the second').click()
  await page.getByRole('dialog', { name: 'Bo of the second' }).getByRole('button', { name: 'Move', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Move', exact: true })
  await form.getByLabel('Time').fill('15:00')
  await expect(form.locator('output.slot')).toHaveText('✓ Time slot is available!')
  await form.getByLabel('Crew').selectOption('Crew 1')
  await expect(form.locator('output.slot')).toContainText('In a blocked time')
})

test('a day that is to be blocked is of a year with four digits, and while it is typed nothing is asked about it', async ({ page }) => {
  const day = dayAhead(1)
  await new CalendarPage(page).open(day)
  const dialog = await openBlocking(page)
  const first = dialog.getByLabel('First day')
  await first.focus()
  await first.pressSequentially('060262026')
  await expect(first).toHaveValue(/^\d{4}-06-02$/)
})
