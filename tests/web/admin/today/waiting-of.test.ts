import { expect, test } from 'vitest'
import { waitingOf } from '#src/web/admin/today/waiting-of.ts'
import { STORED } from '../../../support/server/stored-request.ts'

test('a crew sees what waits for it and for no crew yet; what waits for others is counted', () => {
  const requests = [1, 2, undefined, 2].map((crew, index) => ({ ...STORED, id: String(index), ...(crew !== undefined && { crew }) }))
  const idsOf = (crew: string) => waitingOf(crew, requests).own.map(({ id }) => id)
  expect([idsOf(''), idsOf('1'), idsOf('2'), idsOf('3')]).toEqual([['0', '1', '2', '3'], ['0', '2'], ['1', '2', '3'], ['2']])
  expect(['', '1', '2', '3'].map(crew => waitingOf(crew, requests).others)).toEqual([0, 2, 1, 3])
})
