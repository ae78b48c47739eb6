import { expect, test } from 'vitest'
import { ApiError } from '#src/web/api/answer.ts'
import { blockedBy } from '#src/web/admin/dashboard/blocked.ts'
import { STORED } from '#tests/support/server/stored-request.ts'

test('only what was refused because of a blocked time, or of a code that has been used up, can be made all the same', () => {
  const of = STORED
  const refusal = (status: number, fields: Record<string, string>) => new ApiError(status, '', { error: '', fields }, null)
  const blocked = refusal(422, { appointment_time: 'This time is blocked' })
  const [restore, value] = [{ kind: 'restore', of } as const, { kind: 'value', of, value: 1 } as const]
  expect(blockedBy(restore, blocked)).toEqual({ change: restore, reason: 'This time is blocked', takes: 'time' })
  const usedUp = refusal(422, { car_coupon: 'The code X has been used up' })
  expect(blockedBy(restore, usedUp)).toEqual({ change: restore, reason: 'The code X has been used up', takes: 'code' })
  expect(blockedBy(value, blocked)).toBe(null)
  const taken = refusal(409, { appointment_time: 'taken' })
  expect(blockedBy(restore, taken), 'others have it').toEqual({ change: restore, reason: 'taken', takes: 'nothing' })
  for (const other of [refusal(422, {}), refusal(409, {}), new Error('no connection')]) expect(blockedBy(restore, other)).toBe(null)
})
