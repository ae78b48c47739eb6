import type { Locator } from '@playwright/test'
import { mailsTo } from '../../support/browser/telling-site.ts'
import { expect } from '../../support/browser/site.ts'
import { button, inList, savedList, showsRequests } from '../places.ts'
import type { Task } from '../task.ts'
import type { Week } from '../week-site.ts'

/** Chooses requests of the list by their names. */
async function choosesOf({ owner, page, device }: Week, names: readonly string[]): Promise<Locator> {
  if (device === 'phone') await owner.taps(button(page, 'Select'))
  for (const name of names)
    await owner.taps(
      device === 'phone' ? inList(page, device, name).getByText('Basic Shine').first() : page.getByRole('checkbox', { name: `Select ${name}` }),
    )
  const bar = page.getByRole('region', { name: 'Selected requests' })
  await expect(bar.getByRole('status')).toHaveText(`${names.length} selected`)
  return bar
}

/** Presses what changes several requests, and waits until the server has answered. */
async function changesAll({ owner, page }: Week, target: Locator): Promise<void> {
  const changed = page.waitForResponse(answer => new URL(answer.url()).pathname === '/api/v1/appointments/changes' && answer.ok())
  await owner.taps(target)
  await changed
  await expect(page.locator('section.requests')).toHaveAttribute('aria-busy', 'false')
}

const TRIO = ['Trio One', 'Trio Two', 'Trio Three']
const STORM = ['Storm One', 'Storm Two', 'Storm Three']

/** The same for several requests in one step. */
export const SEVERAL_TASKS: readonly Task[] = [
  {
    name: 'Confirm three that wait, and tell them',
    does: async week => {
      await showsRequests(week)
      await week.owner.taps(savedList(week.page, 'Waiting'))
      const bar = await choosesOf(week, TRIO)
      await week.owner.taps(button(bar, 'Confirm'))
      await changesAll(week, button(week.page.getByRole('alertdialog'), 'Confirm 3 and tell 3'))
    },
    holds: async ({ api, peer }) => {
      for (const name of TRIO) {
        const { status, email } = await api.stored(name)
        expect(status).toBe('Confirmed')
        await expect.poll(() => mailsTo(peer, email)).toEqual([expect.stringContaining('we will come on')])
      }
    },
    most: { phone: [8, 0, 0.9], desk: [6, 0, 0.2] },
  },
  {
    name: 'Cancel three that are found, and take that back',
    does: async week => {
      const { owner, page, api } = week
      await showsRequests(week)
      await owner.types('storm', page.getByRole('searchbox', { name: 'Search' }))
      await expect(page).toHaveURL(/search=storm/)
      const bar = await choosesOf(week, STORM)
      await owner.taps(button(bar, 'Cancel them'))
      const question = page.getByRole('alertdialog')
      await owner.taps(question.getByRole('checkbox', { name: /^Tell/ }))
      await changesAll(week, button(question, 'Cancel 3'))
      expect(await api.found('storm', { status: 'Cancelled' })).toHaveLength(3)
      await changesAll(week, button(page, 'Undo'))
    },
    holds: async ({ api, peer }) => {
      for (const name of STORM) {
        const { status, email } = await api.stored(name)
        expect(status).toBe('Confirmed')
        expect(mailsTo(peer, email)).toEqual([])
      }
    },
    most: { phone: [10, 5, 0.3], desk: [8, 5, 0.2] },
  },
]
