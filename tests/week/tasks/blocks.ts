import type { Locator } from '@playwright/test'
import type { ClosureList, NewClosure } from '#src/contract/generated/types.ts'
import { expect } from '../../support/browser/site.ts'
import { button, dialog, view } from '../places.ts'
import type { Task } from '../task.ts'
import type { Week } from '../week-site.ts'

/** Opens the form that blocks a time, on a day of the month. */
async function blocksOn({ owner, page }: Week, day: RegExp): Promise<Locator> {
  await owner.taps(view(page, 'Calendar'))
  await owner.taps(page.getByRole('navigation', { name: 'Day, week or month' }).getByRole('link', { name: 'Month' }))
  await owner.taps(page.getByRole('link', { name: day }))
  await owner.taps(button(page, 'Block time'))
  return dialog(page, 'Block time')
}

/** Blocks what the form holds. */
async function blocks({ owner }: Week, form: Locator): Promise<void> {
  await owner.taps(button(form, 'Block time'))
  await expect(form.getByRole('status').first()).toContainText('Blocked: ')
}

/** Expects that a day is blocked so, and that its calendar says why. */
async function expectBlocked({ page, api }: Week, day: string, closure: Partial<NewClosure>): Promise<void> {
  const { closures } = await api.call<ClosureList>('GET', `/api/v1/closures?from=${day}&until=${day}`)
  expect(closures).toEqual([expect.objectContaining({ first_day: day, last_day: day, ...closure })])
  await expect(page.getByRole('list', { name: 'Blocked' })).toContainText(closure.reason ?? '')
}

/** When nobody, or one crew fewer, can come. */
export const BLOCK_TASKS: readonly Task[] = [
  {
    name: 'Block an afternoon for one crew, with the reason',
    does: async week => {
      const { owner } = week
      const form = await blocksOn(week, /Nov 18, 2026/)
      await owner.taps(form.getByRole('radio', { name: 'Hours of one day' }))
      for (const [label, time] of [
        ['From', '0100PM'],
        ['Until', '0500PM'],
      ] as const) {
        // Its label leads to the field's first part.
        await owner.taps(form.getByText(label, { exact: true }))
        await owner.types(time)
      }
      await owner.taps(form.getByRole('radio', { name: 'Crew 1' }))
      await owner.types('Van in the garage', form.getByLabel(/^Reason/))
      await blocks(week, form)
    },
    holds: week => expectBlocked(week, '2026-11-18', { from_time: '13:00', until_time: '17:00', crews: '1', reason: 'Van in the garage' } as const),
    most: { phone: [10, 29, 0.5], desk: [10, 29, 0.2] },
  },
  {
    name: 'Block a day off',
    does: async week => {
      const form = await blocksOn(week, /Nov 26, 2026/)
      await week.owner.types('Thanksgiving', form.getByLabel(/^Reason/))
      await blocks(week, form)
    },
    holds: week => expectBlocked(week, '2026-11-26', { crews: 'all', reason: 'Thanksgiving' }),
    most: { phone: [6, 12, 0.5], desk: [6, 12, 0.2] },
  },
]
