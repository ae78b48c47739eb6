import { expect, test } from 'vitest'
import { fieldsOf } from '#src/booking/form/form-values.ts'
import type { BookingForm } from '#src/contract/generated/types.ts'
import { editPage } from '#src/web/admin/edit-request/edit-page.ts'
import { sampleRevision } from '../../../support/sample-revision.ts'

test('a change asks for the day and the time first, for the service last, and for everything', async () => {
  const revision = await sampleRevision()
  const page = { revision, layout: 'desktop', today: '2026-06-01', drawings: '' } as const
  const ids = editPage(page).revision.content.bookingForm.groups.map(({ id }) => id)
  expect(ids).toEqual(['when', 'your-details', 'where', 'anything-else', 'your-vehicle'])
  expect(revision.content.bookingForm.groups.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
})

test('an e-mail address may be left out of a change, as it may when the owner enters a request', async () => {
  const revision = await sampleRevision()
  const emailOf = (form: BookingForm) => fieldsOf(form).find(({ kind }) => kind === 'email')
  expect(emailOf(revision.content.bookingForm)).toHaveProperty('required')
  const page = editPage({ revision, layout: 'desktop', today: '2026-06-01', drawings: '' })
  expect(emailOf(page.revision.content.bookingForm)).not.toHaveProperty('required')
})
