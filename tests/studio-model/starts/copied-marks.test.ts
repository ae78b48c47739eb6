import { expect, test } from 'vitest'
import { copiedMarks } from '#src/studio-model/starts/copied-marks.ts'

const wash = { _key: 'a', title: 'Wash', popular: true }
const copy = { ...wash, _key: 'copy' }

test('a package that is duplicated or pasted beside a popular one is not popular, too', () => {
  expect(copiedMarks({ packages: [wash] }, { packages: [wash, copy] })).toEqual([['packages', { _key: 'copy' }, 'popular']])
  expect(copiedMarks({ packages: [{ _key: 'b' }] }, { packages: [{ _key: 'b' }, copy] })).toEqual([])
})

test('what was there, or is marked by hand, keeps its mark', () => {
  const both = { packages: [wash, copy] }
  expect(copiedMarks(both, both)).toEqual([])
  expect(copiedMarks({ packages: [{ ...wash, popular: false }, copy] }, both)).toEqual([])
})
