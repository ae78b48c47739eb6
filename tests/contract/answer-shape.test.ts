import { expect, test } from 'vitest'
import { hasShape } from '#src/contract/answer-shape.ts'
import { appointmentList } from '#src/contract/generated/admin-answers.ts'
import { failure } from '#src/contract/generated/client-answers.ts'
import { serviceTypes } from '#src/contract/generated/site-answers.ts'

const type = { value: 'a', category: 'b', duration: 60 }

test.each<[unknown, boolean, string]>([
  [{ service_types: [] }, true, 'nothing to list'],
  [{ service_types: [type, type] }, true, 'what the schema declares'],
  [{ service_types: [{ ...type, since: 2030 }], page: 1 }, true, 'fields of a newer server'],
  [{ service_types: [{ ...type, duration: '60' }] }, false, 'a field of another type'],
  [{ service_types: [type, { value: 'a', category: 'b' }] }, false, 'a field that is missing'],
  [{ service_types: { 0: type } }, false, 'an object for a list'],
  [{}, false, 'another object'],
  [[type], false, 'a list'],
  ['<!doctype html>', false, "a proxy's page"],
  [null, false, 'nothing'],
])('%j is %s: %s', (value, expected) => {
  expect(hasShape(serviceTypes, value)).toBe(expected)
})

test('what may be absent may be absent, but not be something else', () => {
  expect(hasShape(failure, { error: 'no' })).toBe(true)
  expect(hasShape(failure, { error: 'no', fields: { name: 'is required' } })).toBe(true)
  expect(hasShape(failure, { error: 'no', fields: 'name' })).toBe(false)
})

test('a list of requests is told from a list of something else', () => {
  expect(hasShape(appointmentList, { appointments: [], total: 0 })).toBe(true)
  expect(hasShape(appointmentList, { appointments: [{ id: 'x' }], total: 1 })).toBe(false)
})
