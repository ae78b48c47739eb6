import type { Locator, Page } from '@playwright/test'
import { SHORT_APPOINTMENT } from '#tests/support/server/requests.ts'
import { discardDraft, publishedDocument, stored, storedDraft, writeDocument } from './support/documents.ts'
import { sendRequest } from './support/send-request.ts'
import { expect, heldBack, openDocument, publish, publishButton, test } from './support/studio.ts'

const PHONE = { width: 390, height: 844 }

test.use({ viewport: PHONE })

test.afterEach(async ({ owner }) => {
  for (const id of ['business', 'theme']) await discardDraft(owner, id)
})

async function openHours(page: Page): Promise<void> {
  await openDocument(page, 'business')
  await page.getByTestId('form-view').getByRole('combobox').first().selectOption({ label: 'Hours' })
  await expect(page.getByLabel('Monday', { exact: true })).toBeVisible()
}

test('on a phone the week is one table: a day is closed and opened by a press, a time is picked, and all of it is published', async ({ owner }) => {
  await openHours(owner)
  const before = await publishedDocument(owner, 'business')
  await owner.getByLabel('Sunday', { exact: true }).uncheck()
  await expect(owner.getByLabel('Sunday: Opens')).toHaveCount(0)
  await owner.getByLabel('Saturday: Closes').fill('15:00')
  await expect(owner.getByLabel('Saturday: Last start', { exact: true })).toHaveAccessibleDescription('Must be between opening and closing')
  await expect(heldBack(owner)).toBeVisible()
  await owner.getByRole('button', { name: /^Saturday: Last start: Use 1:00\sPM/ }).click()
  await expect(owner.getByLabel('Saturday: Last start', { exact: true })).toHaveValue('13:00')
  await expect(owner.getByLabel('Saturday: Last start', { exact: true })).toHaveAccessibleDescription('')
  await publish(owner)
  const hours = (await stored(owner, 'business', 'hours')) as { day: string; close: string; lastStart: string }[]
  expect(hours.map(({ day }) => day)).toEqual(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'])
  expect(hours.at(-1)).toMatchObject({ close: '15:00', lastStart: '13:00' })

  await owner.getByLabel('Sunday', { exact: true }).check()
  await expect(owner.getByLabel('Sunday: Closes')).toHaveValue('15:00')
  await writeDocument(owner, before)
})

test('when Sundays close, the texts that still say "every day" are quoted below the hours, and lead to where they stand', async ({ owner }) => {
  await openHours(owner)
  const told = owner.getByRole('region', { name: 'Texts that say other hours' })
  await owner.getByLabel('Sunday', { exact: true }).uncheck()
  await expect(told).toContainText('“Open every day, 7 AM to 7 PM”, but Sundays are closed')
  await told.getByRole('link').first().click()
  await expect(owner).toHaveURL(/site/)
  await expect(owner.locator('input[value="Open every day, 7 AM to 7 PM"]').first()).toBeVisible()
})

/** Whether all of an input can be pressed. */
function isUncovered(input: Locator): Promise<boolean> {
  return input.evaluate(element => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return [top + 1, bottom - 1].every(y => element.contains(document.elementFromPoint((left + right) / 2, y)))
  })
}

/** The next Sunday that is at least a week away. */
function sunday(): string {
  const day = new Date(Date.now() + 7 * 86_400_000)
  day.setUTCDate(day.getUTCDate() + ((7 - day.getUTCDay()) % 7))
  return day.toISOString().slice(0, 10)
}

test('whoever stands at a time that would be closed is named where the day is closed, and once more before it is published', async ({
  owner,
  studio,
}) => {
  await sendRequest(studio.siteOrigin, { ...SHORT_APPOINTMENT, name: 'Ann Ash', appointment_date: sunday() })
  await openHours(owner)
  const before = await publishedDocument(owner, 'business')
  const told = owner.getByRole('region', { name: 'Requests at these times' })
  const asked = owner.getByRole('dialog', { name: 'What will this change do?' })
  await owner.getByLabel('Sunday', { exact: true }).uncheck()
  const line = owner.getByRole('status').filter({ hasText: 'Show 2 notices' })
  await expect(line).toHaveText(/^1 request stands at a time that would be closed: Ann Ash, Sunday, /)
  await expect(told.getByRole('link', { name: /^Ann Ash, Sunday, / })).toHaveAttribute('href', new RegExp(`^${studio.siteOrigin}/#/admin/requests`))
  for (const viewport of [PHONE, { width: 1400, height: 700 }]) {
    await owner.setViewportSize(viewport)
    // Wherever in the form one is, and never over the field that one is in.
    for (const input of await owner.getByTestId('field-hours').locator('input').all()) {
      await input.blur()
      await input.focus()
      await expect(line).toBeInViewport({ ratio: 1 })
      expect(await isUncovered(input)).toBe(true)
    }
    await owner.getByLabel('Monday', { exact: true }).focus()
    await owner.screenshot({ path: test.info().outputPath(`hours-${viewport.width}.png`) })
    await line.getByRole('button').click()
    await expect(told).toBeInViewport({ ratio: 1 })
    await owner.screenshot({ path: test.info().outputPath(`shown-${viewport.width}.png`) })
  }
  await owner.setViewportSize(PHONE)

  await publishButton(owner).click()
  await expect(asked.getByRole('region', { name: 'Times' })).toContainText('Sundays: no times any more, 1 request stands on Sundays')
  await expect(asked.getByRole('link', { name: /^Ann Ash, Sunday, / })).toBeVisible()
  await owner.screenshot({ path: test.info().outputPath('asked.png') })
  await asked.getByRole('button', { name: 'Not now' }).click()
  expect(await stored(owner, 'business', 'count(hours)')).toBe(7)
  await publishButton(owner).click()
  await asked.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect.poll(() => stored(owner, 'business', 'count(hours)')).toBe(6)
  const done = owner.getByRole('dialog', { name: 'Published' })
  await expect(done).toContainText('Visitors see it now.')
  await expect(done).toContainText('1 request stands at a time that is closed now:')
  await expect(done.getByRole('link', { name: /^Ann Ash, Sunday, / })).toBeVisible()
  await owner.screenshot({ path: test.info().outputPath('published.png') })
  await done.getByRole('button', { name: 'Close', exact: true }).last().click()
  // They stand there until they are moved, and so does their name.
  const closed = owner.getByRole('region', { name: 'Requests on closed days' })
  await expect(closed).toContainText('1 request stands at a time that is closed now:')
  await expect(closed).toContainText('Ann Ash, Sunday, ')
  await expect(told).toHaveCount(0)
  await owner.screenshot({ path: test.info().outputPath('closed.png') })
  await writeDocument(owner, before)
})

test('a day off is typed as one writes it or as 2026-12-01, or chosen in the calendar', async ({ owner }) => {
  await openHours(owner)
  const days = owner.getByTestId('field-closedDates')
  const add = () => days.getByRole('button', { name: 'Add', exact: true }).click()
  const texts = days.locator('input:not([type=date])')
  await add()
  await expect(days).toContainText('Type a day, or choose it in the calendar.')
  await owner.screenshot({ path: test.info().outputPath('new-day.png') })
  await expect(days).not.toContainText('Not possible here.')
  await texts.nth(0).fill('12/1/2026')
  await expect(days).toContainText('Tuesday, December 1, 2026')
  await add()
  await texts.nth(1).fill('2026-12-24')
  await texts.nth(1).blur()
  await expect(texts.nth(1)).toHaveValue('12/24/2026')
  await add()
  await days.locator('input[type=date]').nth(2).fill('2026-12-25', { force: true })
  await expect.poll(() => storedDraft(owner, 'business', 'closedDates')).toEqual(['2026-12-01', '2026-12-24', '2026-12-25'])
  await texts.nth(2).fill('2/30/2027')
  await expect(days).toContainText('Not possible here. A day, such as 12/31/2026 or 2026-12-31.')
})

test('several days off are a first and a last one, and each day between is added once', async ({ owner }) => {
  await openHours(owner)
  const days = owner.getByTestId('field-closedDates')
  await days.getByRole('button', { name: 'Add several days…' }).click()
  await days.getByLabel('First day').fill('2026-12-30')
  await days.getByLabel('Last day').fill('2026-12-29')
  await days.getByRole('button', { name: 'Add these days' }).click()
  await expect(days.getByLabel('Last day')).toHaveAccessibleDescription('Must not be before the first day')
  await days.getByLabel('Last day').fill('2027-01-01')
  await owner.screenshot({ path: test.info().outputPath('several-days.png') })
  await days.getByRole('button', { name: 'Add these days' }).click()
  await expect.poll(() => storedDraft(owner, 'business', 'closedDates')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01'])
})

test('colours are chosen by their swatch, and their contrast is said in the words of the form', async ({ owner }) => {
  await openDocument(owner, 'theme')
  const day = owner.getByTestId('field-light')
  await expect(day.getByRole('status')).toContainText('easy to read')
  await owner.getByTestId('field-light.ink').locator('input[type=color]').fill('#888888')
  await expect(owner.getByTestId('field-light.ink').locator('input:not([type=color])')).toHaveValue('#888888')
  await expect(day.getByRole('status')).toContainText('Text on Background: contrast 3.34, too little to read. It takes 4.5')
  await expect(owner.getByTestId('messages-light.ink')).toContainText('The contrast of Text on Background is 3.34: it must be at least 4.5')
})
