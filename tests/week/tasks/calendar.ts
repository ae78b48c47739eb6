import { CalendarPage } from '../../support/browser/calendar-page.ts'
import { expect } from '../../support/browser/site.ts'
import { button, view } from '../places.ts'
import type { Task } from '../task.ts'

/** Days, weeks and months at a glance. */
export const CALENDAR_TASKS: readonly Task[] = [
  {
    name: 'Move a visit by dragging it, and tell the customer',
    does: async ({ owner, page, device }) => {
      await owner.taps(view(page, 'Calendar'))
      const calendar = new CalendarPage(page)
      if (device === 'phone') await owner.taps(page.getByRole('link', { name: /Nov 6, 2026/ }))
      await expect(calendar.visit('Freda Friday')).toBeVisible()
      await owner.drags(() => (device === 'phone' ? calendar.dragByTouch('Freda Friday', 1) : calendar.drag('Freda Friday', 1)))
      const question = page.getByRole('dialog', { name: /^Move the visit of/ })
      await expect(question.getByRole('region', { name: 'The mail' })).toContainText('Before, it was')
      await owner.taps(button(question, /^Move/))
      await expect(question).toHaveCount(0)
    },
    holds: async ({ api }) => expect(await api.stored('Freda Friday')).toMatchObject({ appointment_date: '2026-11-06', appointment_time: '08:00' }),
    most: { phone: [4, 0, 0.5], desk: [3, 0, 0.5] },
  },
  {
    name: 'How full the month is, and one of its days',
    does: async ({ owner, page }) => {
      await owner.taps(view(page, 'Calendar'))
      await owner.taps(page.getByRole('navigation', { name: 'Day, week or month' }).getByRole('link', { name: 'Month' }))
      await owner.taps(page.getByRole('link', { name: /Nov 17, 2026/ }))
    },
    holds: async ({ page }) => expect(page).toHaveURL(/calendar\?day=2026-11-17&span=day/),
    most: { phone: [3, 0, 0.6], desk: [3, 0, 0.5] },
  },
]
