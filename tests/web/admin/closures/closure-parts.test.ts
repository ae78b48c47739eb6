import { expect, test } from 'vitest'
import { closureParts, onDay, partOf } from '#src/web/admin/closures/closure-parts.ts'
import { valuesOn } from '#src/web/admin/closures/closure-values.ts'
import type { Business, OpeningHours } from '#src/contract/generated/types.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'

const [TUESDAY, SUNDAY] = ['2026-06-02', '2026-06-07']

const sample = (await sampleRevision()).content.business
const open: OpeningHours = { day: 'tuesday', open: '07:00', close: '19:00', lastStart: '17:00' }
const business: Business = { ...sample, slotMinutes: 30, hours: [open, { ...open, day: 'sunday', open: '10:00' }] }
const on = (hours: Partial<OpeningHours>) =>
  closureParts({ ...business, hours: [{ ...open, ...hours }] }, TUESDAY).map(part => Object.values(part).join(' '))

test('a day has a morning until noon and an afternoon until nothing can start any more', () => {
  expect(on({})).toEqual(['Morning 07:00 12:00', 'Afternoon 12:00 19:00'])
  expect(on({ close: '16:00' }), 'visits may begin until closing and later').toEqual(['Morning 07:00 12:00', 'Afternoon 12:00 17:30'])
  expect(on({ lastStart: '23:45' }), 'no later than a time that is typed').toEqual(['Morning 07:00 12:00', 'Afternoon 12:00 23:59'])
  expect(on({ open: '13:00' }), 'no morning').toEqual(['Afternoon 13:00 19:00'])
  expect(on({ close: '11:00', lastStart: '10:00' }), 'no afternoon').toEqual(['Morning 07:00 11:00'])
})

test('a day without hours has no parts, nor one that is not chosen', () => {
  for (const day of ['', '2026-06-03']) expect(closureParts(business, day)).toEqual([])
})

test('a part stays one on another day; other hours stay as they are', () => {
  const morning = { ...valuesOn(TUESDAY), isWholeDays: false, from: '07:00', until: '12:00' }
  expect(partOf(business, morning)?.title).toBe('Morning')
  expect(partOf(business, { ...morning, isWholeDays: true })).toBeUndefined()
  expect(onDay(business, morning, SUNDAY)).toEqual({ first: SUNDAY, last: SUNDAY, from: '10:00', until: '12:00' })
  expect(onDay(business, { ...morning, from: '08:00' }, SUNDAY)).toEqual({ first: SUNDAY, last: SUNDAY })
  expect(onDay(business, { ...morning, last: '2026-06-09' }, ''), 'a day that is being typed').toEqual({ first: '' })
})
