import { expect } from '../../support/browser/site.ts'
import { dialog, hits, opens, searches } from '../places.ts'
import type { Task } from '../task.ts'
import type { Ceiling } from '../effort.ts'

/** Finds somebody by what is typed, and opens them. */
function findTask(by: string, typed: string, name: string): Task {
  const keys = typed.length
  const most: { phone: Ceiling; desk: Ceiling } = { phone: [2, keys, 0], desk: [0, keys + 2, 0] }
  return {
    name: `Find by ${by}: “${typed}”`,
    does: async week => void (await opens(week, typed, name)),
    holds: async ({ page }) => expect(dialog(page, name)).toBeVisible(),
    most,
  }
}

/** One field finds everybody. */
export const FIND_TASKS: readonly Task[] = [
  findTask('name without accents', 'zofie dvor', 'Žofie Dvořáková'),
  findTask('a phone number in another format', '(208) 555 0187', 'Farid Format'),
  findTask('number plate', '4471x', 'Piotr Plate'),
  findTask('address', 'zeromski', 'Alba Address'),
  {
    name: 'Find by service: “gloss enhancement”',
    does: async week => {
      await searches(week, 'gloss enhancement')
      await week.owner.sees(hits(week.page).first())
    },
    holds: async ({ page }) => expect(hits(page).first()).toContainText('Gloss Enhancement'),
    most: { phone: [1, 17, 0], desk: [0, 18, 0] },
  },
  {
    name: 'Find the visits of a day: “fri”',
    does: async week => {
      await searches(week, 'fri')
      await week.owner.sees(hits(week.page).filter({ hasText: 'Freda Friday' }))
    },
    holds: async ({ page }) => expect(hits(page).filter({ hasText: 'Freda Friday' })).toContainText('Nov 6'),
    most: { phone: [1, 3, 0], desk: [0, 4, 0] },
  },
]
