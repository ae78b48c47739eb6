import { expect, test } from 'vitest'
import { editPage } from '#src/web/admin/edit-request/edit-page.ts'
import { sampleRevision } from '../../../support/sample-revision.ts'

test('a change asks for the day and the time first, for the service last, and for everything', async () => {
  const revision = await sampleRevision()
  const page = { revision, layout: 'desktop', today: '2026-06-01', drawings: '' } as const
  const ids = editPage(page).revision.content.bookingForm.groups.map(({ id }) => id)
  expect(ids).toEqual(['when', 'your-details', 'where', 'anything-else', 'your-vehicle'])
  expect(revision.content.bookingForm.groups.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
})
