import { expect, test } from 'vitest'
import { compareAddresses } from '#src/catalog/compare/compare-addresses.ts'
import type { Addressed } from '#src/contract/page-addresses.ts'

const page = (path: string, ...formerPaths: string[]): Addressed => ({ path, formerPaths })

const CASES: { what: string; before: Addressed[]; after: Addressed[]; told: Record<string, string | null> }[] = [
  { what: 'a page that stays', before: [page('/a')], after: [page('/a')], told: {} },
  { what: 'a page that moves', before: [page('/a')], after: [page('/b')], told: { '/a': null } },
  { what: 'a page that moves and keeps its address', before: [page('/a')], after: [page('/b', '/a')], told: { '/a': '/b' } },
  { what: 'a page that moves once more', before: [page('/b', '/a')], after: [page('/c', '/b', '/a')], told: { '/b': '/c' } },
  { what: 'a page that moves back', before: [page('/b', '/a')], after: [page('/a', '/b')], told: { '/b': '/a' } },
  { what: 'a former address that is taken out', before: [page('/b', '/a')], after: [page('/b')], told: { '/a': null } },
  { what: 'a page that goes', before: [page('/a'), page('/b')], after: [page('/b')], told: { '/a': null } },
  { what: 'a page that goes, and whose address leads to another', before: [page('/a'), page('/b')], after: [page('/b', '/a')], told: { '/a': '/b' } },
  { what: 'an address that another page takes', before: [page('/a'), page('/b')], after: [page('/a')], told: { '/b': null } },
  { what: 'a page that comes', before: [], after: [page('/a', '/b')], told: {} },
]

test.each(CASES)('of $what an owner is told where its addresses lead', ({ before, after, told }) => {
  expect(Object.fromEntries(compareAddresses(before, after).map(({ address, leads_to }) => [address, leads_to]))).toEqual(told)
})
