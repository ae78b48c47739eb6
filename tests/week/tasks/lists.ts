import { readFile } from 'node:fs/promises'
import { expect } from '../../support/browser/site.ts'
import { button, dialog, inList, savedList, showsRequests, view } from '../places.ts'
import type { Task } from '../task.ts'
import type { Week } from '../week-site.ts'

/** Saves the visits of last month as a file. */
async function exportsLastMonth(week: Week, format: RegExp): Promise<void> {
  const { owner, page, device } = week
  await showsRequests(week)
  if (device === 'phone') await owner.taps(page.getByRole('button', { name: 'More', exact: true }))
  await owner.taps(button(page, 'Export'))
  const form = dialog(page, 'Export')
  await expect(form.getByLabel('Last month')).toBeChecked()
  await owner.sees(form.getByText(/^\d+ visits done, \$/))
  if (!(await form.getByLabel(format).isChecked())) await owner.taps(form.getByLabel(format))
  await owner.taps(button(form, 'Save file'))
  await expect(form.getByRole('status').first()).toHaveText(/^Saved: \d+ visits done, \$/)
}

/** Looks at the file that was saved. */
async function expectFile({ files: [file] }: Week, name: string, beginning: RegExp): Promise<void> {
  expect(file?.suggestedFilename()).toBe(name)
  expect((await readFile((await file?.path()) ?? '')).toString('latin1')).toMatch(beginning)
}

/** Many requests at once. */
export const LIST_TASKS: readonly Task[] = [
  {
    name: 'What waits, this week, the quotes',
    does: async week => {
      await showsRequests(week)
      for (const title of ['Waiting', 'This week', 'Quotes']) {
        await week.owner.taps(savedList(week.page, title))
        await expect(savedList(week.page, title)).toHaveAttribute('aria-current', 'page')
      }
    },
    holds: async ({ page }) => expect(page.locator('section.requests')).toHaveAttribute('aria-busy', 'false'),
    most: { phone: [4, 0, 0.5], desk: [3, 0, 0] },
  },
  {
    name: 'The highest estimates, the next page, and back',
    does: async week => {
      const { owner, page, device } = week
      await showsRequests(week)
      if (device === 'phone') await owner.taps(page.getByRole('button', { name: 'Filter', exact: true }))
      await owner.chooses(page.getByLabel('Order'), 'Highest estimate first')
      await expect(page).toHaveURL(/estimated_value/)
      await owner.taps(page.getByRole('link', { name: 'Next', exact: true }))
      await expect(page).toHaveURL(/page=2/)
      await owner.goesBack()
    },
    holds: async ({ page }) => expect(page).toHaveURL(/sort=estimated_value\+desc$/),
    most: { phone: [6, 0, 6.5], desk: [4, 0, 3] },
  },
  {
    name: 'Last month as a CSV file',
    does: week => exportsLastMonth(week, /^CSV/),
    holds: week => expectFile(week, 'requests 2026-10-01 to 2026-10-31.csv', /^.+\r\n.*2026-10-0/),
    most: { phone: [5, 0, 0], desk: [3, 0, 0] },
  },
  {
    name: 'Last month as a spreadsheet',
    does: week => exportsLastMonth(week, /^Spreadsheet/),
    holds: week => expectFile(week, 'requests 2026-10-01 to 2026-10-31.xlsx', /^PK/),
    most: { phone: [4, 0, 0], desk: [2, 0, 0] },
  },
  {
    name: 'Delete a request, and take that back',
    does: async week => {
      const { owner, page, device } = week
      await showsRequests(week)
      await owner.types('dell', page.getByRole('searchbox', { name: 'Search' }))
      const found = inList(page, device, 'Dell Delete')
      if (device === 'phone') await owner.taps(button(found, /^More about/))
      await owner.taps(button(found, /^Delete/))
      await owner.taps(button(page.getByRole('alertdialog'), /Delete/))
      await expect(found).toHaveCount(0)
      await owner.taps(button(page, 'Undo'))
    },
    holds: async ({ page, device, api }) => {
      await expect(inList(page, device, 'Dell Delete')).toBeVisible()
      expect(await api.found('Dell Delete')).toHaveLength(1)
    },
    most: { phone: [6, 4, 0.3], desk: [4, 4, 0] },
  },
  {
    name: 'Take a request out of the trash',
    does: async week => {
      const { owner, page } = week
      await owner.taps(view(page, 'Trash'))
      await owner.taps(button(page, 'Restore the request of Trish Trash'))
      const question = page.getByRole('dialog', { name: /Trish Trash/ })
      await owner.taps(button(question, 'Restore'))
      await expect(question).toHaveCount(0)
    },
    holds: async ({ api }) => expect.poll(async () => (await api.found('Trish Trash')).length).toBe(1),
    most: { phone: [3, 0, 0.6], desk: [3, 0, 0] },
  },
  {
    name: 'Cancel everything that a sender of spam has sent',
    does: async week => {
      const { owner, page, device } = week
      await showsRequests(week)
      await owner.types('backlinks', page.getByRole('searchbox', { name: 'Search' }))
      // It stands in the whole list too, further down.
      await expect(inList(page, device, 'Quincy Quote')).toHaveCount(0)
      await owner.taps(inList(page, device, 'Cheap Backlinks two').getByText('Platinum').first())
      await owner.taps(page.getByRole('link', { name: '5 more requests came from the same connection' }))
      await owner.taps(button(page, 'Cancel all pending (6)'))
      await owner.taps(button(page, 'Cancel them'))
      await expect(page.getByText('6 requests cancelled')).toBeVisible()
    },
    holds: async ({ api }) => expect(await api.found('backlinks', { status: 'Pending' })).toEqual([]),
    most: { phone: [6, 9, 0.5], desk: [5, 9, 0] },
  },
]
