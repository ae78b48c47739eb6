import { expect, test } from 'vitest'
import { EMPTY_VALUES } from '#src/booking/form/form-values.ts'
import { stepsOf } from '#src/booking/form/steps.ts'
import { edited } from '#tests/support/content/edit.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'

const { bookingForm } = (await sampleRevision()).content
const begin = (...groups: number[]) =>
  edited(
    bookingForm,
    groups.map(group => ({ at: `/groups/${group}/beginsStep`, set: true })),
  )
const ids = (form = bookingForm, values = EMPTY_VALUES) => stepsOf(form, values, 'desktop').map(step => step.map(({ id }) => id))

test('a form whose content begins no step has one, with every group that is shown', () => {
  expect(ids()).toEqual([['your-vehicle', 'when', 'your-details', 'where', 'anything-else']])
  expect(ids(bookingForm, { ...EMPTY_VALUES, mode: 'quote' })).toEqual([['your-vehicle', 'your-details', 'where', 'anything-else']])
})

test('a step is the group that begins it and those after it; one of which nothing is shown is no step', () => {
  expect(ids(begin(0, 1, 2))).toEqual([['your-vehicle'], ['when'], ['your-details', 'where', 'anything-else']])
  expect(ids(begin(1, 3))).toEqual([['your-vehicle'], ['when', 'your-details'], ['where', 'anything-else']])
  expect(ids(begin(1, 2), { ...EMPTY_VALUES, mode: 'quote' })).toEqual([['your-vehicle'], ['your-details', 'where', 'anything-else']])
})
