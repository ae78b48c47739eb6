import { expect } from '../../support/browser/site.ts'
import { mailsTo } from '../../support/browser/telling-site.ts'
import { button, changes, choosesFirstFree, dialog, edits, inList, opens, savedList, saves, showsRequests } from '../places.ts'
import type { Task } from '../task.ts'
import type { Week } from '../week-site.ts'

/** Chooses a status in the list, among those that wait. */
async function setsWaiting(week: Week, name: string, status: string): Promise<void> {
  await showsRequests(week)
  await week.owner.taps(savedList(week.page, 'Waiting'))
  await week.owner.chooses(inList(week.page, week.device, name).getByRole('combobox', { name: `Status of ${name}` }), status)
}

/** What customers are answered, and told. */
export const ANSWER_TASKS: readonly Task[] = [
  {
    name: 'Confirm a visit that waits, and tell the customer',
    does: async week => {
      await setsWaiting(week, 'Connie Confirm', 'Confirmed')
      await changes(week, button(week.page, 'Confirm and tell'))
    },
    holds: async ({ api, peer }) => {
      const { status, email } = await api.stored('Connie Confirm')
      expect(status).toBe('Confirmed')
      await expect.poll(() => mailsTo(peer, email)).toEqual([expect.stringContaining('we will come on')])
    },
    most: { phone: [5, 0, 0.4], desk: [4, 0, 0] },
  },
  {
    name: 'Confirm a visit without telling',
    does: async week => {
      await setsWaiting(week, 'Colin Quiet', 'Confirmed')
      await week.owner.taps(week.page.getByRole('checkbox', { name: /^Tell/ }))
      await changes(week, week.page.getByRole('dialog').getByRole('button', { name: 'Confirm', exact: true }))
    },
    holds: async ({ api, peer }) => {
      const { status, email } = await api.stored('Colin Quiet')
      expect(status).toBe('Confirmed')
      expect(mailsTo(peer, email)).toEqual([])
    },
    most: { phone: [6, 0, 0.4], desk: [5, 0, 0] },
  },
  {
    name: 'Confirm somebody without e-mail, and text them',
    does: async week => {
      await setsWaiting(week, 'Tess Texter', 'Confirmed')
      await week.owner.leavesBy(week.page.getByRole('link', { name: /^Text message to Tess Texter/ }))
    },
    holds: async ({ page, api }) => {
      await expect(page.getByRole('link', { name: /^Text message to Tess Texter/ })).toHaveAttribute('href', /^sms:\d+\?&body=/)
      expect(await api.stored('Tess Texter')).toMatchObject({ status: 'Confirmed' })
    },
    most: { phone: [5, 0, 0.7], desk: [4, 0, 0] },
  },
  {
    name: 'Answer a quote: give it a day, and tell the customer',
    does: async week => {
      await showsRequests(week)
      await week.owner.taps(savedList(week.page, 'Quotes'))
      await week.owner.taps(inList(week.page, week.device, 'Quincy Quote').getByText('Interior and Exterior').first())
      await week.owner.taps(button(dialog(week.page, 'Quincy Quote'), 'Schedule'))
      const form = dialog(week.page, 'Schedule')
      await choosesFirstFree(week, form)
      await saves(week, form, 'Schedule and tell')
    },
    holds: async ({ api, peer }) => {
      const { request_type, status, email } = await api.stored('Quincy Quote')
      expect([request_type, status]).toEqual(['appointment', 'Confirmed'])
      await expect.poll(() => mailsTo(peer, email)).toEqual([expect.stringContaining('we will come on')])
    },
    most: { phone: [7, 0, 0.5], desk: [6, 0, 0.5] },
  },
  {
    name: 'An estimate that is sent again, at another price',
    does: async week => {
      const { owner, page, api } = week
      const { id } = await api.stored('Esther Estimate')
      await api.call('POST', `/api/v1/appointments/${id}/mails`, { kind: 'quote' })
      const form = await edits(week, 'esther', 'Esther Estimate')
      await owner.taps(form.getByRole('radio', { name: /^Large SUV/ }))
      await saves(week, form, /^Use/)
      const drawer = dialog(page, 'Esther Estimate')
      await owner.taps(button(drawer, 'Send again: Told that we have the request'))
      const question = dialog(page, 'Send this mail to Esther Estimate again?')
      await saves(week, question, 'Send again')
    },
    holds: async ({ api, peer }) => {
      const { email, calculated_price } = await api.stored('Esther Estimate')
      expect(calculated_price).toBeGreaterThan(50)
      await expect.poll(() => mailsTo(peer, email)).toHaveLength(2)
      expect(mailsTo(peer, email).at(-1)).toContain(`$${calculated_price}`)
    },
    most: { phone: [7, 6, 3], desk: [5, 8, 2.1] },
  },
  {
    name: 'Cancel a visit, and tell the customer',
    does: async week => {
      const drawer = await opens(week, 'carl can', 'Carl Cancel')
      await week.owner.chooses(drawer.getByRole('combobox', { name: /^Status/ }), 'Cancelled')
      await changes(week, button(week.page, 'Cancel it and tell'))
    },
    holds: async ({ api, peer }) => {
      const { status, email } = await api.stored('Carl Cancel')
      expect(status).toBe('Cancelled')
      await expect.poll(() => mailsTo(peer, email)).toEqual([expect.stringContaining('we will not come on')])
    },
    most: { phone: [5, 8, 0], desk: [3, 10, 0] },
  },
  {
    name: 'Take a cancelled visit up again',
    does: async week => {
      const drawer = await opens(week, 'rosa res', 'Rosa Restore')
      await week.owner.chooses(drawer.getByRole('combobox', { name: /^Status/ }), 'Pending')
      await changes(week, button(week.page, 'Restore and tell'))
    },
    holds: async ({ api }) => expect(await api.stored('Rosa Restore')).toMatchObject({ status: 'Pending' }),
    most: { phone: [5, 8, 0], desk: [3, 10, 0] },
  },
  {
    name: 'Move a visit by the form, and tell the customer',
    does: async week => {
      const form = await edits(week, 'mona m', 'Mona Move')
      await choosesFirstFree(week, form)
      await saves(week, form, 'Save and tell')
    },
    holds: async ({ api, peer }) => {
      const { appointment_date, email } = await api.stored('Mona Move')
      expect(appointment_date).not.toBe('2026-12-08')
      await expect.poll(() => mailsTo(peer, email)).toEqual([expect.stringContaining('Before, it was')])
    },
    most: { phone: [5, 7, 0.5], desk: [3, 9, 0.5] },
  },
  {
    name: 'Send a mail again',
    does: async week => {
      const { owner, page, api } = week
      const { id } = await api.stored('Agnes Again')
      await api.call('POST', `/api/v1/appointments/${id}/mails`, { kind: 'confirmed' })
      const drawer = await opens(week, 'agnes', 'Agnes Again')
      await owner.taps(button(drawer, 'Send again: Told that the visit is confirmed'))
      const question = dialog(page, 'Send this mail to Agnes Again again?')
      await saves(week, question, 'Send again')
    },
    holds: async ({ page, api, peer }) => {
      const { email } = await api.stored('Agnes Again')
      await expect.poll(() => mailsTo(peer, email)).toEqual([expect.stringContaining('we will come on'), expect.stringContaining('we will come on')])
      await expect(page.getByRole('region', { name: 'History' }).getByText(`by mail to ${email}`)).toHaveCount(2)
    },
    most: { phone: [4, 5, 1], desk: [2, 7, 0.9] },
  },
  {
    name: 'A day that is taken: by whom',
    does: async week => {
      const form = await edits(week, 'tara', 'Tara Taken')
      await expect(form.getByLabel('Date')).toBeFocused()
      await week.owner.types('01032027')
      await week.owner.sees(form.getByRole('link', { name: 'Hal Holder' }))
    },
    holds: async ({ page }) => {
      const form = dialog(page, 'Edit request')
      await expect(form.getByRole('link', { name: 'Hedda Holder' })).toBeVisible()
      await expect(form.getByLabel('Time', { exact: true })).toHaveValue('')
    },
    most: { phone: [3, 12, 0.3], desk: [1, 14, 0] },
  },
]
