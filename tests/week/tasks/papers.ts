import type { Locator } from '@playwright/test'
import { expect } from '../../support/browser/site.ts'
import { button, changes, dialog, opens, showsToday, view, visit } from '../places.ts'
import type { Task } from '../task.ts'
import type { Week } from '../week-site.ts'

const title = ({ page }: Week): Locator => page.getByRole('heading', { level: 1 })

/** Opens the job sheet of today. */
async function opensSheet(week: Week): Promise<void> {
  await showsToday(week)
  await week.owner.taps(week.page.getByRole('link', { name: 'Job sheet' }))
  await expect(title(week)).toHaveText('Job sheet, Mon, Nov 2, 2026')
}

/** What goes on paper, and what the bookkeeper asks for. */
export const PAPER_TASKS: readonly Task[] = [
  {
    name: 'The job sheet of the day',
    does: opensSheet,
    holds: async ({ page }) => {
      await expect(visit(page, 'Nadia Nextdoor')).toContainText('0 Main Street, Boise')
      await expect(visit(page, 'Percy Pending')).toContainText('Customer’s signature')
      await expect(button(page, 'Print')).toBeEnabled()
    },
    most: { phone: [1, 0, 0.2], desk: [2, 0, 0.2] },
  },
  {
    name: 'The job sheet of one visit',
    does: async week => {
      const { owner, page } = week
      await showsToday(week)
      await owner.taps(button(page, 'Details of Percy Pending'))
      await owner.taps(dialog(page, 'Percy Pending').getByRole('link', { name: 'Job sheet' }))
      await owner.sees(visit(page, 'Percy Pending').getByText('To collect'))
    },
    holds: async ({ page }) => expect(visit(page, 'Percy Pending')).toContainText('$50'),
    most: { phone: [2, 0, 1.4], desk: [3, 0, 0.8] },
  },
  {
    name: 'An estimate on paper',
    does: async week => {
      const drawer = await opens(week, 'paula', 'Paula Paper')
      await week.owner.taps(drawer.getByRole('link', { name: 'Print estimate' }))
    },
    holds: async week => {
      await expect(title(week)).toHaveText('Estimate')
      const paper = week.page.getByRole('article')
      await expect(paper).toContainText('Paula Paper')
      await expect(paper.getByRole('row', { name: /^Total/ })).toContainText('$50')
    },
    most: { phone: [3, 5, 0.2], desk: [1, 7, 0.2] },
  },
  {
    name: 'A receipt on paper, over what the visit brought',
    does: async week => {
      const drawer = await opens(week, 'rex', 'Rex Receipt')
      await week.owner.taps(drawer.getByRole('button', { name: /^Edit actual value/ }))
      await week.owner.types('65.5', drawer.getByRole('spinbutton'))
      await changes(week, button(drawer, 'Save'))
      await week.owner.taps(drawer.getByRole('link', { name: 'Print receipt' }))
    },
    holds: async week => {
      await expect(title(week)).toHaveText('Receipt')
      const paper = week.page.getByRole('article')
      await expect(paper).toContainText('Rex Receipt')
      await expect(paper.getByRole('row', { name: /^Total/ })).toContainText('$65.50')
      expect(await week.api.stored('Rex Receipt')).toMatchObject({ actual_value: 65.5 })
    },
    most: { phone: [5, 7, 1.2], desk: [3, 9, 1.2] },
  },
  {
    name: 'What last month brought, beside the same month a year before',
    does: async week => {
      const { owner, page } = week
      await owner.taps(view(page, 'Value'))
      await owner.taps(page.getByRole('navigation', { name: 'Periods' }).getByRole('link', { name: 'Year' }))
      await owner.sees(page.getByRole('table', { name: 'By month' }).getByRole('row', { name: /^Oct 2026/ }))
    },
    holds: async ({ page }) => {
      const october = page.getByRole('table', { name: 'By month' }).getByRole('row', { name: /^Oct 2026/ })
      await expect(october.getByRole('cell')).toHaveText([/^\$[\d,]+\.\d\d/, '$345.00'])
    },
    most: { phone: [2, 0, 1.8], desk: [2, 0, 0.9] },
  },
]
