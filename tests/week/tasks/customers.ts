import { expect } from '../../support/browser/site.ts'
import { button, hits, searches } from '../places.ts'
import type { Task } from '../task.ts'
import type { Week } from '../week-site.ts'

/** Finds a customer by a few letters, and opens their page. */
async function opensCustomer(week: Week, typed: string, name: string): Promise<void> {
  await searches(week, typed)
  await week.owner.taps(
    hits(week.page)
      .filter({ hasText: name })
      .filter({ hasText: /\d visits?/ })
      .first(),
  )
  await expect(week.page.getByRole('heading', { name, level: 2 })).toBeVisible()
}

/** Who customers are. */
export const CUSTOMER_TASKS: readonly Task[] = [
  {
    name: 'What a customer has had, and what that came to',
    does: async week => {
      await opensCustomer(week, 'cass to', 'Cass Tomer')
      await week.owner.sees(week.page.getByText('$665.00'))
    },
    holds: async ({ page }) => expect(page.getByRole('region', { name: 'Visits and requests' }).getByRole('button')).toHaveCount(2),
    most: { phone: [2, 7, 0], desk: [1, 8, 0] },
  },
  {
    name: 'A note about a customer',
    does: async week => {
      await opensCustomer(week, 'cass to', 'Cass Tomer')
      await week.owner.types('Pays in cash', week.page.getByLabel(/^New note/))
      await week.owner.taps(button(week.page, 'Save note'))
    },
    holds: async ({ page }) => expect(page.getByRole('region', { name: 'Notes' }).getByRole('listitem')).toContainText(['Pays in cash']),
    most: { phone: [4, 19, 0.5], desk: [3, 20, 0] },
  },
  {
    name: 'Two customers who are one',
    does: async week => {
      const { owner, page } = week
      await opensCustomer(week, 'merle', 'Merle Merged')
      await owner.taps(button(page, 'Same person as…'))
      const same = page.getByRole('region', { name: 'Same person' })
      await owner.types('m. mer', same.getByLabel('Search'))
      await owner.taps(button(same, /^M\. Merged/))
    },
    holds: async ({ page }) => expect(page.getByRole('region', { name: 'Visits and requests' }).getByRole('button')).toHaveCount(2),
    most: { phone: [5, 11, 1], desk: [4, 12, 0.8] },
  },
]
