import { expect, test } from 'vitest'
import { valueBeforeDone } from '#src/booking/appointment/value-before-done.ts'
import type { AppointmentEvent } from '#src/contract/generated/types.ts'
import { STORED } from '../../support/server/stored-request.ts'

type Changes = AppointmentEvent['changes']

const done = (value: Changes = {}): Changes => ({ status: ['Confirmed', 'Completed'], ...value })
const reopened: Changes = { status: ['Completed', 'Confirmed'] }

test.each<[what: string, now: number | null, history: Changes[], before: number | null]>([
  ['what Done has set is taken back', 160, [done({ actual_value: [null, 160] })], null],
  ['a value of nothing counts as one', 0, [done({ actual_value: [null, 0] })], null],
  ['what stood there before Done set another is back', 160, [{ actual_value: [null, 100] }, done({ actual_value: [100, 160] })], 100],
  ['a value that Done has left alone stays', 100, [{ actual_value: [null, 100] }, done()], 100],
  ['a value that was set since stays', 180, [done({ actual_value: [null, 160] }), { actual_value: [160, 180] }], 180],
  ['a value that was cleared since stays so', null, [done({ actual_value: [null, 160] }), { actual_value: [160, null] }], null],
  ['only the last completion counts', 100, [done({ actual_value: [null, 100] }), reopened, done()], 100],
  ['without a history nothing is taken back', 160, [], 160],
])('%s', (_, now, history, before) => {
  expect(
    valueBeforeDone(
      { ...STORED, actual_value: now },
      history.map(changes => ({ changes })),
    ),
  ).toBe(before)
})
