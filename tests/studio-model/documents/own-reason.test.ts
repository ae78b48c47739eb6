import { expect, test } from 'vitest'
import { longestReason, ownReason } from '#src/studio-model/documents/own-reason.ts'

test('a sentence of the owner is a reason by an id that no reason around has', () => {
  const owners = [{ reasons: [{ _key: 'x', id: 'we-look-first' }] }, { reasons: [{ _key: 'we-look-first-2', id: 'y' }] }, {}]
  expect(ownReason(' We look first. ', [])).toEqual({ _key: 'we-look-first', _type: 'Reason', id: 'we-look-first', text: 'We look first.' })
  expect(ownReason('We look first.', owners).id).toBe('we-look-first-3')
})

test('a sentence may be as long as the schema lets a reason be', () => {
  expect(longestReason()).toBe(300)
})
