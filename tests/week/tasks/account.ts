import { expect } from '../../support/browser/site.ts'
import { ADMIN } from '../../support/server/start-server.ts'
import { button, dialog, edits, opens, saves } from '../places.ts'
import type { Task } from '../task.ts'
import type { Week } from '../week-site.ts'

const CHOSEN = 'seven kettles sing at dawn'

async function signsIn({ owner, page }: Week): Promise<void> {
  await owner.types(ADMIN.username, page.getByLabel('Username'))
  await owner.types(ADMIN.password, page.getByLabel('Password', { exact: true }))
  await owner.taps(button(page, 'Login'))
  await expect(page.getByRole('heading', { name: 'Appointment Dashboard' })).toBeVisible()
}

const tokenOf = ({ page }: Week): Promise<string> => page.evaluate(() => localStorage.getItem('adminToken') ?? '')

/** Getting in, staying in, and what goes wrong. */
export const ACCOUNT_TASKS: readonly Task[] = [
  {
    name: 'Sign in',
    isSignedOut: true,
    does: signsIn,
    holds: async ({ page, device }) =>
      expect(
        device === 'phone' ? page.getByRole('article', { name: 'Nadia Nextdoor' }) : page.getByRole('table', { name: 'Requests' }),
      ).toBeVisible(),
    most: { phone: [3, 33, 0], desk: [3, 33, 0] },
  },
  {
    name: 'The session ends while something is typed',
    does: async week => {
      const { page, owner, api } = week
      const form = await edits(week, 'sess', 'Sess Ended')
      await owner.types('Ring twice', form.getByLabel('Parking and access'))
      await api.call('POST', '/api/v1/auth/logout', undefined, await tokenOf(week))
      await owner.taps(form.getByRole('button', { name: 'Save', exact: true }))
      await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
      await signsIn(week)
      await expect(form.getByLabel('Parking and access')).toHaveValue('Ring twice')
      await saves(week, form, 'Save')
    },
    holds: async ({ page, api }) => {
      await expect(dialog(page, 'Sess Ended')).toContainText('Ring twice')
      expect(api.token).not.toBe('')
    },
    most: { phone: [9, 47, 1.4], desk: [7, 49, 1] },
  },
  {
    name: 'The same request changed on two devices',
    does: async week => {
      const { page, owner, api } = week
      const form = await edits(week, 'duo', 'Duo Device')
      await owner.types('From here', form.getByLabel('Message'))
      const { id } = await api.stored('Duo Device')
      await api.call('PUT', `/api/v1/appointments/${id}`, { message: 'From there' })
      await owner.taps(form.getByRole('button', { name: 'Save', exact: true }))
      const conflict = page.getByRole('alertdialog', { name: 'Somebody else has changed this request' })
      await expect(conflict).toContainText('From there')
      await owner.taps(button(conflict, 'Save mine'))
      await expect(form).toHaveCount(0)
    },
    holds: async ({ api }) => expect(await api.stored('Duo Device')).toMatchObject({ message: 'From here' }),
    most: { phone: [6, 12, 1.7], desk: [4, 14, 1.4] },
  },
  {
    name: 'A request arrives, and is opened',
    does: async week => {
      const { page, owner, api } = week
      await expect(page.locator('section.requests')).toHaveAttribute('aria-busy', 'false')
      await api.call('POST', '/api/v1/appointments/', {
        name: 'Nell News',
        email: 'nell@example.com',
        vehicle_category: 'Motorcycle',
        motorcycle_package: 'motorcycle-standard-detail',
        request_type: 'quote',
      })
      await owner.taps(button(page, 'Show'))
    },
    holds: async ({ page }) => expect(dialog(page, 'Nell News')).toBeVisible(),
    most: { phone: [1, 0, 0], desk: [1, 0, 0] },
  },
  {
    name: 'Reload, and be where one was',
    does: async week => {
      await opens(week, 'rhea', 'Rhea Reload')
      await week.page.reload()
    },
    holds: async ({ page }) => expect(dialog(page, 'Rhea Reload')).toBeVisible(),
    most: { phone: [2, 4, 0], desk: [0, 6, 0] },
  },
  {
    name: 'By keyboard alone: open, change, close',
    does: async week => {
      const { page, owner } = week
      const drawer = await opens(week, 'kay b', 'Kay Board')
      await owner.tabsTo(button(drawer, 'Edit request'))
      await owner.presses('Enter')
      const form = dialog(page, 'Edit request')
      await expect(form.getByLabel('Date')).toBeFocused()
      await owner.tabsTo(form.getByLabel('Time', { exact: true }))
      await owner.types('1000AM')
      await expect(form.locator('output.slot')).toHaveText('✓ Time slot is available!')
      await owner.presses('Enter')
      await expect(form).toHaveCount(0)
      await owner.presses('Escape')
      await expect(drawer).toHaveCount(0)
    },
    holds: async ({ api }) => expect(await api.stored('Kay Board')).toMatchObject({ appointment_time: '10:00' }),
    most: { desk: [0, 31, 0] },
  },
  {
    name: 'Change the password',
    does: async week => {
      const { page, owner } = week
      await owner.taps(button(page, 'Account'))
      const account = dialog(page, 'Account')
      await owner.types(ADMIN.password, account.getByLabel('Current password', { exact: true }))
      await owner.types(CHOSEN, account.getByLabel('New password', { exact: true }))
      await owner.taps(button(account, 'Change password'))
      await expect(account.getByRole('status').first()).toHaveText('The password is changed. Every other session is signed out.')
    },
    holds: async week => {
      // The other tasks sign in with the first one.
      const change = { current_password: CHOSEN, new_password: ADMIN.password }
      await week.api.call('POST', '/api/v1/auth/password', change, await tokenOf(week))
    },
    most: { phone: [4, 54, 0.6], desk: [4, 54, 0] },
  },
  {
    name: 'Sign out everywhere',
    does: async ({ page, owner }) => {
      await owner.taps(button(page, 'Account'))
      await owner.taps(button(dialog(page, 'Account'), 'Sign out everywhere'))
      await owner.taps(button(page.getByRole('alertdialog'), 'Sign out everywhere'))
    },
    holds: async ({ page, api }) => {
      await expect(page.getByLabel('Username')).toBeVisible()
      await expect(api.stored('Nadia Nextdoor')).rejects.toThrow('401')
    },
    most: { phone: [3, 0, 0.7], desk: [3, 0, 0.4] },
  },
]
