import { expect } from '../../support/browser/site.ts'
import { button, changes, dialog, showsToday, visit } from '../places.ts'
import type { Task } from '../task.ts'

/** The day between two visits. */
export const DAY_TASKS: readonly Task[] = [
  {
    name: 'Who is next today',
    does: async week => {
      await showsToday(week)
      await week.owner.sees(visit(week.page, 'Nadia Nextdoor').getByText('7:00 AM'))
    },
    holds: async ({ page }) => expect(page.locator('.day-plan > li').first()).toContainText('Nadia Nextdoor'),
    most: { phone: [0, 0, 0], desk: [1, 0, 0] },
  },
  {
    name: 'Call the next customer, text them, find the way',
    does: async week => {
      await showsToday(week)
      const next = visit(week.page, 'Nadia Nextdoor')
      for (const name of [/^Call/, /^Text/, /^Navigate/]) await week.owner.leavesBy(next.getByRole('link', { name }))
    },
    holds: async ({ page }) => {
      const links = visit(page, 'Nadia Nextdoor').getByRole('link')
      await expect(links.nth(0)).toHaveAttribute('href', /^tel:208555\d{4}$/)
      await expect(links.nth(1)).toHaveAttribute('href', /^sms:208555\d{4}$/)
      await expect(links.nth(2)).toHaveAttribute('href', /destination=.*Main\+Street/)
    },
    most: { phone: [3, 0, 0], desk: [4, 0, 0] },
  },
  {
    name: 'On my way, start, done with what it brought',
    does: async week => {
      await showsToday(week)
      const card = visit(week.page, 'Omar Onward')
      await changes(week, button(card, /^On my way/))
      await changes(week, button(card, /^Start/))
      await week.owner.types('82.5', card.getByRole('spinbutton', { name: 'Actual value' }))
      await changes(week, button(card, /^Done/))
    },
    holds: async ({ page, api }) => {
      await expect(visit(page, 'Omar Onward')).toContainText('$82.50')
      expect(await api.stored('Omar Onward')).toMatchObject({ status: 'Completed', actual_value: 82.5 })
    },
    most: { phone: [4, 5, 0.7], desk: [5, 5, 0.2] },
  },
  {
    name: 'A minute without a connection, and back',
    does: async week => {
      const { page, owner } = week
      await showsToday(week)
      const card = visit(page, 'Olive Offline')
      await expect(card).toBeVisible()
      await page.context().setOffline(true)
      await expect(page.getByText('No connection. The day as of')).toBeVisible()
      await owner.taps(button(card, /^On my way/))
      await owner.taps(button(card, /^Start/))
      await owner.sees(card.getByText('Waits for connection'))
      await page.context().setOffline(false)
    },
    holds: async ({ page, api }) => {
      await expect(page.getByText(/waits? for connection/i)).toHaveCount(0)
      expect(await api.stored('Olive Offline')).toHaveProperty('started_at')
    },
    most: { phone: [2, 0, 1.2], desk: [3, 0, 0.7] },
  },
  {
    name: 'What waits longest for an answer',
    does: async week => {
      const { page, owner } = week
      await showsToday(week)
      await owner.taps(
        page
          .getByRole('region', { name: /^Waiting for an answer/ })
          .getByRole('button')
          .first(),
      )
    },
    holds: async ({ page }) => expect(dialog(page, 'Wanda Waits')).toBeVisible(),
    most: { phone: [1, 0, 1.6], desk: [2, 0, 0] },
  },
  {
    name: 'What this week is worth, beside the last',
    does: async week => {
      await showsToday(week)
      await week.owner.sees(week.page.getByRole('row', { name: /^Last week/ }))
    },
    holds: async ({ page }) => {
      for (const name of [/^This week/, /^Last week/]) await expect(page.getByRole('row', { name })).toContainText(/\$[1-9]/)
    },
    most: { phone: [0, 0, 2.1], desk: [1, 0, 0] },
  },
]
