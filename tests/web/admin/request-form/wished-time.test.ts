import { expect, test } from 'vitest'
import { type WishedTime, wishedNext } from '#src/web/admin/request-form/wished-time.ts'

const CHOSEN: WishedTime = { date: '2026-06-02', time: '09:00', isCarried: false, left: '', instead: null }
const CARRIED: WishedTime = { date: '2026-06-03', time: '09:00', isCarried: true, left: '', instead: null }
const LEFT: WishedTime = { date: '2026-06-03', time: '', isCarried: false, left: '09:00', instead: null }

test('a time goes along to another day, and leaves the form where it is taken there', () => {
  expect(wishedNext(CHOSEN, { date: '2026-06-03', time: '09:00' }, false)).toEqual(CARRIED)
  const leaving = wishedNext(CARRIED, CARRIED, true)
  expect(leaving).toEqual({ ...LEFT, instead: '09:00' })
  expect(wishedNext(leaving, CARRIED, true), 'until the form follows').toBe(leaving)
  expect(wishedNext(leaving, LEFT, false)).toEqual(LEFT)
})

test('a time that was chosen for its day stays, though it is taken', () => {
  expect(wishedNext(CHOSEN, CHOSEN, true)).toBe(CHOSEN)
  const own = wishedNext(LEFT, { date: '2026-06-03', time: '10:00' }, false)
  expect(wishedNext(own, own, true)).toBe(own)
})

test('a time that has left is tried again on the next day, unless it was emptied by hand', () => {
  expect(wishedNext(LEFT, { date: '2026-06-04', time: '' }, false)).toEqual({ ...CARRIED, date: '2026-06-04', instead: '' })
  const emptied = wishedNext(CARRIED, { date: '2026-06-03', time: '' }, false)
  expect(wishedNext(emptied, { date: '2026-06-04', time: '' }, false).time).toBe('')
})
