import { expect, test } from 'vitest'
import { NoConnection, obstacleOf } from '#src/web/admin/data/no-connection.ts'
import { ApiError } from '#src/web/api/answer.ts'

const answered = (status: number) => new ApiError(status, '', {}, null)

test('what was loaded before stands in for no answer and for a failing server, and for no answer that says something', () => {
  expect(obstacleOf(new NoConnection())).toBe('no connection')
  for (const status of [500, 502, 503]) expect(obstacleOf(answered(status))).toBe('server error')
  for (const error of [answered(401), answered(404), answered(429), new Error('the answer is not what was asked for'), null])
    expect(obstacleOf(error)).toBeNull()
})
