import type { Locator } from '@playwright/test'
import type { NoteList } from '#src/contract/generated/types.ts'
import { photo } from '../../support/content/photo.ts'
import { expect } from '../../support/browser/site.ts'
import { button, changes, edits, opens, saves } from '../places.ts'
import type { Task } from '../task.ts'
import type { Week } from '../week-site.ts'

/** Changes what somebody's request says. */
async function corrects(
  week: Week,
  typed: string,
  name: string,
  change: (form: Locator) => Promise<void>,
  save: string | RegExp = 'Save',
): Promise<void> {
  const form = await edits(week, typed, name)
  await change(form)
  await saves(week, form, save)
}

/** What is put right after a request came. */
export const CORRECTION_TASKS: readonly Task[] = [
  {
    name: 'A wrong address',
    does: week => corrects(week, 'adele', 'Adele Address', form => week.owner.types('14 Elm St, Boise', form.getByLabel('Street address and town'))),
    holds: async ({ api }) => expect(await api.stored('Adele Address')).toMatchObject({ service_address: '14 Elm St, Boise', calculated_price: 50 }),
    most: { phone: [5, 22, 1], desk: [3, 24, 0.8] },
  },
  {
    name: 'Another size, at the promised price',
    does: week => corrects(week, 'kurt', 'Kurt Keeps', form => week.owner.taps(form.getByRole('radio', { name: /^Large SUV/ })), /^Keep/),
    holds: async ({ api }) => expect(await api.stored('Kurt Keeps')).toMatchObject({ car_size: 'large', calculated_price: 50 }),
    most: { phone: [5, 4, 3.2], desk: [3, 6, 2.2] },
  },
  {
    name: 'Another size, at its own price',
    does: week => corrects(week, 'nora n', 'Nora Newprice', form => week.owner.taps(form.getByRole('radio', { name: /^Large SUV/ })), /^Use/),
    holds: async ({ api }) => {
      const { car_size, calculated_price } = await api.stored('Nora Newprice')
      expect(car_size).toBe('large')
      expect(calculated_price).toBeGreaterThan(50)
    },
    most: { phone: [5, 6, 3.2], desk: [3, 8, 2.2] },
  },
  {
    name: 'One add-on more',
    does: week => corrects(week, 'addie', 'Addie Addon', form => week.owner.taps(form.getByRole('checkbox', { name: /^Pet Hair/ })), /^Use/),
    holds: async ({ api }) => expect(await api.stored('Addie Addon')).toMatchObject({ car_addons: ['pet-hair'], calculated_price: 100 }),
    most: { phone: [5, 5, 2.8], desk: [3, 7, 2] },
  },
  {
    name: 'How to get in',
    does: week => corrects(week, 'axel', 'Axel Access', form => week.owner.types('Gate 7', form.getByLabel('Parking and access'))),
    holds: async ({ api }) => expect(await api.stored('Axel Access')).toMatchObject({ site_notes: 'Gate 7' }),
    most: { phone: [5, 10, 1.4], desk: [3, 12, 1] },
  },
  {
    name: 'A wrong phone number',
    does: week => corrects(week, 'phil ph', 'Phil Phone', form => week.owner.types('2085550199', form.getByLabel('Phone'))),
    holds: async ({ api }) => expect(await api.stored('Phil Phone')).toMatchObject({ phone: '208-555-0199' }),
    most: { phone: [5, 18, 0.8], desk: [3, 20, 0.2] },
  },
  {
    name: 'A visit that brought nothing',
    does: async week => {
      const drawer = await opens(week, 'zero v', 'Zero Value')
      await week.owner.taps(button(drawer, /^Edit actual value/))
      await week.owner.types('0', drawer.getByRole('spinbutton'))
      await changes(week, button(drawer, 'Save'))
    },
    holds: async ({ page, api }) => {
      expect(await api.stored('Zero Value')).toMatchObject({ actual_value: 0 })
      await expect(page.getByRole('dialog').getByRole('region', { name: 'Price' })).toContainText('$0.00')
    },
    most: { phone: [4, 7, 0.6], desk: [2, 9, 0.2] },
  },
  {
    name: 'A value that is refused',
    does: async week => {
      const drawer = await opens(week, 'ruth', 'Ruth Refused')
      await week.owner.taps(button(drawer, /^Edit actual value/))
      await week.owner.types('-5', drawer.getByRole('spinbutton'))
      await week.owner.taps(button(drawer, 'Save'))
    },
    holds: async ({ page, api }) => {
      const field = page.getByRole('dialog').getByRole('spinbutton')
      expect(await field.evaluate(each => (each as HTMLInputElement).validationMessage)).toMatch(/greater than or equal to 0/)
      expect(await api.stored('Ruth Refused')).toMatchObject({ actual_value: null })
    },
    most: { phone: [4, 6, 0.6], desk: [2, 8, 0.2] },
  },
  {
    name: 'A value that was set by mistake',
    does: async week => {
      const drawer = await opens(week, 'clara', 'Clara Clear')
      await week.owner.taps(button(drawer, /^Edit actual value/))
      await changes(week, button(drawer, /^Clear actual value/))
    },
    holds: async ({ api }) => expect(await api.stored('Clara Clear')).toMatchObject({ actual_value: null }),
    most: { phone: [4, 5, 0.6], desk: [2, 7, 0.2] },
  },
  {
    name: 'A note beside a request',
    does: async week => {
      const drawer = await opens(week, 'wanda', 'Wanda Waits')
      await week.owner.types('Bring the long hose', drawer.getByLabel(/^New note/))
      await week.owner.taps(button(drawer, 'Save note'))
    },
    holds: async ({ page }) =>
      expect(page.getByRole('dialog').getByRole('region', { name: 'Notes' }).getByRole('listitem')).toContainText(['Bring the long hose']),
    most: { phone: [4, 24, 1.5], desk: [2, 26, 1] },
  },
  {
    name: 'A note with a photo',
    does: async week => {
      const drawer = await opens(week, 'pia', 'Pia Photo')
      await week.owner.types('Scratch on the door', drawer.getByLabel(/^New note/))
      await week.owner.picks(drawer.getByText('Add photos'), { name: 'door.jpg', mimeType: 'image/jpeg', buffer: await photo() })
      await expect(button(drawer, 'Leave out new photo 1')).toBeVisible()
      await week.owner.taps(button(drawer, 'Save note'))
    },
    holds: async ({ page, api }) => {
      const shown = page.getByRole('dialog').getByRole('region', { name: 'Notes' }).getByRole('listitem')
      await expect(shown.getByRole('button', { name: /^Photo 1 of the note/ })).toBeVisible()
      const { id } = await api.stored('Pia Photo')
      const { notes } = await api.call<NoteList>('GET', `/api/v1/appointments/${id}/notes`)
      expect(notes).toEqual([expect.objectContaining({ text: 'Scratch on the door', photos: [expect.any(String)] })])
    },
    most: { phone: [6, 22, 0.3], desk: [4, 24, 0.2] },
  },
]
