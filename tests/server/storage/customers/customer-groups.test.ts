import { expect, test } from 'vitest'
import { grouped } from '#src/server/storage/customers/customer-groups.ts'
import { drawFromSeed } from '#tests/support/draw.ts'
import { SEED } from '#tests/support/seed.ts'

const row = (id: string, email_key: string | null, phone_key: string | null) => ({ id, email_key, phone_key })

test('requests belong together by an address, by a number, by a merge, and by way of one another', () => {
  const rows = [
    row('a', 'ann@x', null),
    row('b', 'ann@x', '1'),
    row('c', null, '1'),
    row('d', 'dora@x', null),
    row('e', 'eve@x', null),
    row('f', null, null),
    row('g', null, null),
  ]
  const groups = grouped(rows, [{ appointment_id: 'd', other_id: 'e' }])
  expect(groups.map(group => group.map(({ id }) => id).join('')).sort()).toEqual(['abc', 'de', 'f', 'g'])
})

test('two requests are of one customer exactly when a chain of shared keys and merges leads from one to the other', () => {
  const draw = drawFromSeed(SEED)
  for (let run = 0; run < 200; run++) {
    const rows = Array.from({ length: 12 }, (_, index) =>
      row(String(index), draw.one([null, 'p', 'q', 'r', 's', 't']), draw.one([null, '1', '2', '3', '4', '5'])),
    )
    const merges = Array.from({ length: 2 }, () => ({ appointment_id: draw.one(rows).id, other_id: draw.one(rows).id }))
    const groups = grouped(rows, merges)
    expect(groups.flat().length).toBe(rows.length)
    const isNext = (a: (typeof rows)[0], b: (typeof rows)[0]) =>
      (a.email_key !== null && a.email_key === b.email_key) ||
      (a.phone_key !== null && a.phone_key === b.phone_key) ||
      merges.some(({ appointment_id, other_id }) => [`${a.id} ${b.id}`, `${b.id} ${a.id}`].includes(`${appointment_id} ${other_id}`))
    for (const group of groups) {
      const reached = new Set(group.slice(0, 1))
      // A set that grows while it is read is read to its end.
      for (const each of reached) for (const other of rows) if (isNext(each, other)) reached.add(other)
      expect([...reached].map(({ id }) => id).sort()).toEqual(group.map(({ id }) => id).sort())
    }
  }
})
