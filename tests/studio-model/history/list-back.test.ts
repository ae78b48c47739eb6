import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listBack } from '#src/studio-model/history/list-back.ts'

const [A, B, C, D] = ['a', 'b', 'c', 'd'].map(_key => ({ _key, title: _key.toUpperCase() }))
const RENAMED = { ...B, title: 'Renamed' }

/** What a list was, what a publishing made of it, what it says now, and what puts that back; null where nothing may. */
const CASES: [string, unknown, unknown, unknown, ReturnType<typeof listBack>][] = [
  ['an item that went, where another came since', [A, B, C], [A, C], [A, C, D], { state: 'changed', value: [A, B, C, D] }],
  ['the first item, where the others moved since', [A, B, C], [B, C], [C, B], { state: 'changed', value: [A, C, B] }],
  ['the last item of a list', [A], [], [D], { state: 'changed', value: [A, D] }],
  ['an item that came, where another was renamed since', [A, B], [A, B, C], [A, RENAMED, C], { state: 'changed', value: [A, RENAMED] }],
  ['one that came for one that went', [A, B], [A, C], [A, C, D], { state: 'changed', value: [A, B, D] }],
  ['an item that is there again already', [A, B], [A], [A, B, D], { state: 'back', value: [A, B, D] }],
  ['an item that came and was renamed since', [A], [A, B], [A, RENAMED, C], null],
  ['an item that came back otherwise', [A, B], [A], [A, RENAMED, C], null],
  ['items that moved', [A, B], [B, A], [B, A, C], null],
  ['an item that was renamed', [A, B], [A, RENAMED], [A, RENAMED, C], null],
  ['a list that is gone', [A, B], [A], undefined, null],
  [
    'days, which have no keys',
    ['2026-12-24', '2026-12-25'],
    ['2026-12-25'],
    ['2026-12-25', '2027-01-01'],
    { state: 'changed', value: ['2026-12-24', '2026-12-25', '2027-01-01'] },
  ],
]

test.each(CASES)('%s', (_, before, after, now, back) => {
  expect(listBack({ before, after }, now)).toEqual(back)
})

test('whatever came and went, with nothing changed since the list is as before', () => {
  const keys = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { minLength: 1 })
  fc.assert(
    fc.property(keys, fc.func(fc.boolean()), keys, (had, stays, others) => {
      const items = (some: readonly string[]) => some.map(_key => ({ _key }))
      const kept = had.filter(stays)
      const came = others.filter(key => !had.includes(key))
      fc.pre(kept.length < had.length || came.length > 0)
      const [before, after] = [items(had), items([...kept, ...came])]
      expect(listBack({ before, after }, after)).toEqual({ state: 'changed', value: before })
    }),
    { seed: 18 },
  )
})
