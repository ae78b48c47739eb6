import { CalendarPage, HOUR } from '../../support/browser/calendar-page.ts'
import { expect } from '../../support/browser/site.ts'
import { button, choosesFirstFree, dialog, hits, saves, searches, view } from '../places.ts'
import type { Task } from '../task.ts'
import type { Week } from '../week-site.ts'

const CALLS = { page: (week: Week) => dialog(week.page, 'New request') }

/** Opens the form for a caller, from wherever the owner is. */
async function answersCall(week: Week): Promise<void> {
  await week.owner.taps(button(week.page, 'New request'))
  await expect(CALLS.page(week).getByRole('combobox', { name: 'Name' })).toBeFocused()
}

/** Seconds by the model in which somebody who calls is booked, typing included. */
const A_MINUTE = 60

/** Whoever calls is booked on the phone. */
export const CALL_TASKS: readonly Task[] = [
  {
    name: 'Book somebody who calls again, and tell them',
    does: async week => {
      const form = CALLS.page(week)
      await answersCall(week)
      await week.owner.types('rita')
      await week.owner.taps(form.getByRole('option', { name: /^Rita Repeat/ }))
      await choosesFirstFree(week, form)
      await saves(week, form, 'Book and tell')
    },
    holds: async ({ api }) =>
      expect(await api.stored('Rita Repeat')).toMatchObject({
        status: 'Confirmed',
        car_package: 'car-silver-shine',
        service_address: '3 Oak Lane, Nampa',
      }),
    most: { phone: [4, 4, 0.2, A_MINUTE], desk: [4, 4, 0.2, A_MINUTE] },
  },
  {
    name: 'Book somebody who calls for the first time',
    does: async week => {
      const { owner } = week
      const form = CALLS.page(week)
      await answersCall(week)
      await owner.types('Nelly Newcomer')
      await owner.types('2085550142', form.getByRole('combobox', { name: 'Phone' }))
      await owner.taps(form.getByRole('radio', { name: 'Motorcycle', exact: true }))
      await owner.taps(form.getByRole('radio', { name: /^Standard Detail/ }))
      await choosesFirstFree(week, form)
      // What is missing leads there.
      await owner.taps(button(form, 'No address yet'))
      await owner.types('5 Pine Road, Boise', form.getByLabel('Street address and town'))
      await saves(week, form, 'Book')
    },
    holds: async ({ api }) =>
      expect(await api.stored('Nelly Newcomer')).toMatchObject({ status: 'Confirmed', phone: '208-555-0142', service_address: '5 Pine Road, Boise' }),
    most: { phone: [7, 42, 1.4, A_MINUTE], desk: [7, 42, 0.9, A_MINUTE] },
  },
  {
    name: 'Book a customer again from their page',
    does: async week => {
      await searches(week, 'bea ag')
      await week.owner.taps(hits(week.page).filter({ hasText: '1 visit' }))
      await week.owner.taps(button(week.page, 'Book again'))
      await choosesFirstFree(week, CALLS.page(week))
      await saves(week, CALLS.page(week), 'Book and tell')
    },
    holds: async ({ api }) => expect(await api.found('Bea Again')).toHaveLength(2),
    most: { phone: [5, 6, 0.2], desk: [4, 7, 0.2] },
  },
  {
    name: 'Book on an empty place of the calendar',
    does: async week => {
      const { owner, page } = week
      const form = CALLS.page(week)
      await owner.taps(view(page, 'Calendar'))
      await owner.taps(page.getByRole('navigation', { name: 'Day, week or month' }).getByRole('link', { name: 'Month' }))
      await owner.taps(page.getByRole('link', { name: /Dec 1, 2026/ }))
      await owner.taps(new CalendarPage(page).places('2026-12-01'), { position: { x: 20, y: 4.2 * HOUR } })
      await expect(form.getByLabel('Date')).toHaveValue('2026-12-01')
      await expect(form.getByLabel('Time', { exact: true })).toHaveValue('10:00')
      await owner.types('zelda', form.getByRole('combobox', { name: 'Name' }))
      await owner.taps(form.getByRole('option', { name: /^Zelda Place/ }))
      await saves(week, form, 'Book and tell')
    },
    holds: async ({ page, api }) => {
      expect(await api.stored('Zelda Place')).toMatchObject({ status: 'Confirmed', appointment_date: '2026-12-01', appointment_time: '10:00' })
      await expect(new CalendarPage(page).visit('Zelda Place')).toContainText('10:00 AM')
    },
    most: { phone: [6, 5, 0.6], desk: [6, 5, 0.2] },
  },
]
