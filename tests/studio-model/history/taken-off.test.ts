import { expect, test } from 'vitest'
import { wasTakenOff } from '#src/studio-model/history/taken-off.ts'

const OFF = { id: 'r9', author: 'owner', timestamp: '2030-05-15T09:00:00.500Z' }

test.each([
  ['a draft that was never published is new', '2030-05-15T08:00:00Z', undefined, false],
  ['a draft of what was published before it went was taken off', '2030-05-15T08:00:00Z', OFF, true],
  ['a draft that came as it went was taken off', '2030-05-15T09:00:00.500Z', OFF, true],
  ['a draft that was begun anew after it went is new', '2030-05-15T09:00:01Z', OFF, false],
])('%s', (_, begun, newest, expected) => {
  expect(wasTakenOff({ _id: 'visit', _type: 'visit', _createdAt: begun }, newest)).toBe(expected)
})
