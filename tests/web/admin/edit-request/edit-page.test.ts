import { expect, test } from 'vitest'
import type { Field } from '#src/contract/generated/types.ts'
import { editPage } from '#src/web/admin/edit-request/edit-page.ts'
import { sampleRevision } from '../../../support/content/sample-revision.ts'

test('a change asks for the day and the time first, for the service last, and for everything', async () => {
  const revision = await sampleRevision()
  const page = { revision, layout: 'desktop', today: '2026-06-01', drawings: '' } as const
  const ids = editPage(page).revision.content.bookingForm.groups.map(({ id }) => id)
  expect(ids).toEqual(['when', 'your-details', 'where', 'anything-else', 'your-vehicle'])
  expect(revision.content.bookingForm.groups.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
})

test('what identifies the object of the work stands beside its service, not among who and where', async () => {
  const revision = await sampleRevision()
  const { bookingForm } = revision.content
  const plate: Field = { kind: 'text', name: 'plate', label: 'Plate', maxLength: 9, shown: { categories: ['Car'] } }
  const [service, ...others] = bookingForm.groups
  if (service === undefined) throw new Error('no groups')
  const groups = [service, { id: 'which', title: 'Which', fields: [plate] }, ...others]
  const content = { ...revision.content, bookingForm: { ...bookingForm, groups } }
  const page = { revision: { ...revision, content }, layout: 'desktop', today: '2026-06-01', drawings: '' } as const
  expect(
    editPage(page)
      .revision.content.bookingForm.groups.map(({ id }) => id)
      .slice(-2),
  ).toEqual(['your-vehicle', 'which'])
})
