import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../../support/browser/accessible.ts'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { freeDay } from '../../../support/browser/free-day.ts'
import { PHONE } from '../../../support/browser/phone.ts'
import { sendRequest } from '../../../support/browser/send-request.ts'
import { expect, test } from '../../../support/browser/site.ts'
import { AGAIN, again } from '../../../support/browser/again.ts'

/** The owner's own form is short: in the owner's words, without drawings, and with the add-ons folded. */

async function openForm(page: Page): Promise<Locator> {
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await page.getByRole('button', { name: 'New request' }).click()
  return page.getByRole('dialog', { name: 'New request' })
}

const type = (dialog: Locator, name: string) => dialog.getByRole('radio', { name, exact: true })
const addons = (dialog: Locator) => dialog.getByRole('checkbox')

test('the owner reads content’s words for the owner, and no advice but that of questions and add-ons', async ({ page, complaints }) => {
  const dialog = await openForm(page)
  await expect(dialog.getByRole('group', { name: 'Appointment or quote' })).toBeVisible()
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(['Customer', 'Vehicle', 'Day and time', 'Address', 'Notes', 'Estimate'])
  await type(dialog, 'Tractor').check()
  await expect(dialog.locator('.questions .hint')).toHaveText([/^Standard: compact, utility/, 'Add-ons require a consultation.'])
  expect(complaints).toEqual([])
})

test('vehicle types are names without drawings, three in a row on a phone, and the arrows choose among them', AGAIN, async ({ page, complaints }) => {
  const dialog = await openForm(page)
  await type(dialog, 'Car').focus()
  await page.keyboard.press('ArrowRight')
  await expect(type(dialog, 'RV')).toBeChecked()
  const types = dialog.getByRole('group', { name: 'Vehicle type' })
  await expect(types.locator('svg, img')).toHaveCount(0)
  for (const [width, inRow] of [
    [390, 3],
    [1440, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    const tops = await types.getByRole('radio').evaluateAll(radios => radios.map(radio => radio.getBoundingClientRect().top))
    expect(tops.filter(top => top === tops[0])).toHaveLength(inRow)
  }
  expect(complaints).toEqual([])
})

for (const [where, use] of [
  ['a phone', PHONE],
  ['a desk', {}],
] as const) {
  test.describe(`on ${where}`, again(where), () => {
    test.use(use)

    test('add-ons are folded under their number, opened by keyboard, and say how many are chosen', async ({ page, complaints }) => {
      const dialog = await openForm(page)
      await type(dialog, 'Semi').check()
      const summary = dialog.getByText('Add-ons (7)', { exact: true })
      await expect(addons(dialog)).toHaveCount(0)
      await summary.focus()
      await page.keyboard.press('Enter')
      await expect(addons(dialog)).toHaveCount(7)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      await expect(addons(dialog).first()).toBeChecked()
      await expectAccessible(page, [390, 320, 1440], 'dialog[open]')
      const folded = dialog.getByText('Add-ons (7), 1 chosen', { exact: true })
      await folded.click()
      await expect(addons(dialog)).toHaveCount(0)
      await folded.click()
      await expect(addons(dialog)).toHaveCount(7)
      await type(dialog, 'Tractor').check()
      await expect(dialog.getByText('Add-ons (5)', { exact: true })).toBeVisible()
      await expect(addons(dialog)).toHaveCount(0)
      expect(complaints).toEqual([])
    })

    test('nothing stands between the day, the time and what follows until a package is chosen', async ({ page, complaints }) => {
      const dialog = await openForm(page)
      const below = async () => {
        const group = await dialog.locator('.group', { has: page.getByRole('heading', { name: 'Day and time' }) }).boundingBox()
        const time = await dialog.getByLabel('Time', { exact: true }).boundingBox()
        const date = await dialog.getByLabel('Date').boundingBox()
        if (group === null || time === null || date === null) throw new Error('no day and time')
        const between = time.y > date.y + date.height ? time.y - date.y - date.height : 0
        return Math.max(group.y + group.height - time.y - time.height, between)
      }
      expect(await below()).toBeLessThan(60)
      await type(dialog, 'Motorcycle').check()
      expect(await below()).toBeLessThan(60)
      await dialog.getByRole('radio', { name: /Standard Detail/ }).check()
      await expect(dialog.getByRole('group', { name: 'Next free days' })).toBeVisible()
      expect(complaints).toEqual([])
    })
  })
}

test(
  'chosen add-ons are open when their customer is found again; in the form that changes a request nothing is folded',
  AGAIN,
  async ({ page, request: api, complaints }) => {
    await sendRequest(api, 'Olga Owner', undefined, { email: 'olga@example.com', car_addons: ['pet-hair'] })
    await sendRequest(api, 'Pia Plain', undefined, { email: 'pia@example.com' })
    const dialog = await openForm(page)
    await dialog.getByLabel('Name').fill('olga')
    await dialog.getByRole('option', { name: /^Olga Owner/ }).click()
    await expect(dialog.getByText(/^Add-ons \(\d+\), 1 chosen$/)).toBeVisible()
    await expect(dialog.getByRole('checkbox', { name: /^Pet Hair/ })).toBeChecked()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('button', { name: 'Details of Pia Plain' }).click()
    const form = await new AdminPage(page).edit()
    await expect(form.getByRole('checkbox', { name: /^Pet Hair/ })).not.toBeChecked()
    expect(complaints).toEqual([])
  },
)

test('free times stand under the part of the day, and still do when one is chosen, to choose another', async ({ page, complaints }) => {
  const dialog = await openForm(page)
  await type(dialog, 'Motorcycle').check()
  await dialog.getByRole('radio', { name: /Standard Detail/ }).check()
  await dialog.getByLabel('Date').fill(freeDay())
  const part = (name: string) => dialog.getByRole('group', { name, exact: true })
  await expect(part('Morning').getByRole('button')).toHaveCount(10)
  await expect(part('Afternoon').getByRole('button')).toHaveCount(9)
  await expect(part('Ends after closing').getByRole('button')).toHaveCount(2)
  await expectAccessible(page, [390, 320, 1440], 'dialog[open]')
  await part('Morning').getByRole('button', { name: '9:00 AM', exact: true }).click()
  await expect(dialog.getByLabel('Time', { exact: true })).toHaveValue('09:00')
  await expect(part('Morning').getByRole('button', { name: '9:00 AM', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await part('Afternoon').getByRole('button', { name: '1:30 PM', exact: true }).click()
  await expect(dialog.getByLabel('Time', { exact: true })).toHaveValue('13:30')
  await dialog.getByText('Free times (19, 2 more after closing)').click()
  await expect(part('Morning')).toBeHidden()
  expect(complaints).toEqual([])
})

test('the first free start of all is one press away, as first of the first free day', async ({ page, complaints }) => {
  const dialog = await openForm(page)
  await type(dialog, 'Motorcycle').check()
  await dialog.getByRole('radio', { name: /Standard Detail/ }).check()
  const [day, time] = [dialog.getByLabel('Date'), dialog.getByLabel('Time', { exact: true })]
  await dialog.getByRole('group', { name: 'Next free days' }).getByRole('button').first().click()
  const first = dialog.getByRole('button', { name: /^\d+:\d\d [AP]M$/ }).first()
  await first.click()
  const expected = [await day.inputValue(), await time.inputValue()]
  await dialog.getByRole('group', { name: 'Next free days' }).getByRole('button').nth(1).click()
  await expect(day).not.toHaveValue(expected[0] ?? '')
  await dialog.getByRole('button', { name: /^First free: \w{3}, \w{3} \d+, \d+:\d\d [AP]M$/ }).click()
  await expect(day).toHaveValue(expected[0] ?? '')
  await expect(time).toHaveValue(expected[1] ?? '')
  await expect(dialog.getByText('✓ Time slot is available!')).toBeVisible()
  expect(complaints).toEqual([])
})

test('the owner reads until when a visit goes, and that it ends after closing, before anything is sent', AGAIN, async ({ page, complaints }) => {
  const dialog = await openForm(page)
  const late = dialog.getByText('Ends after closing, which is at 7:00 PM')
  await type(dialog, 'Motorcycle').check()
  await dialog.getByRole('radio', { name: /Standard Detail/ }).check()
  await dialog.getByLabel('Date').fill(freeDay())
  await dialog.getByLabel('Time', { exact: true }).fill('16:00')
  await expect(dialog.getByText('4:00 PM – 7:00 PM, 3 hours')).toBeVisible()
  await expect(late).toHaveCount(0)
  await dialog.getByLabel('Time', { exact: true }).fill('16:30')
  await expect(dialog.getByText('4:30 PM – 7:30 PM, 3 hours')).toBeVisible()
  await expect(late).toBeVisible()
  await expectAccessible(page, [390, 1440], 'dialog[open]')
  expect(complaints).toEqual([])
})

test('the form looks the same wherever it is opened from', AGAIN, async ({ page, complaints }) => {
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  const dialog = page.getByRole('dialog', { name: 'New request' })
  for (const width of [390, 1440]) {
    const looks: string[][][] = []
    await page.setViewportSize({ width, height: 844 })
    for (const view of ['Calendar', 'Requests']) {
      await admin.view(view).click()
      await page.getByRole('button', { name: 'New request', exact: true }).click()
      const parts = [
        dialog.locator('label', { hasText: 'Name' }),
        dialog.getByLabel('Status'),
        dialog.getByRole('button', { name: 'Book', exact: true }),
      ]
      looks.push(await Promise.all(parts.map(part => part.evaluate(look))))
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    }
    expect(looks[0], `${width} px`).toEqual(looks[1])
  }
  expect(complaints).toEqual([])
})

function look(element: Element): string[] {
  const { color, fontSize, paddingInline } = getComputedStyle(element)
  return [color, fontSize, paddingInline]
}
