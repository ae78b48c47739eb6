import { expect, test } from 'vitest'
import { EMPTY_VALUES, type FormValues } from '#src/booking/form/form-values.ts'
import { knownValues } from '#src/web/admin/request-form/known-values.ts'
import { sampleRevision } from '../../../support/content/sample-revision.ts'

const revision = await sampleRevision()

const KEPT: FormValues = {
  ...EMPTY_VALUES,
  texts: { name: 'Nora New' },
  category: 'Car',
  package: 'car-basic-shine',
  inputs: { size: 'sedan' },
  addons: ['engine-bay'],
  date: '2026-06-02',
}

test('what content still has comes back as it was entered', () => expect(knownValues(KEPT, revision)).toEqual(KEPT))

test('a package and an add-on that are gone from content are left out, and all else comes back', () => {
  const values = { ...KEPT, package: 'of-last-year', addons: ['engine-bay', 'of-last-year'] }
  expect(knownValues(values, revision)).toEqual({ ...KEPT, package: '', addons: ['engine-bay'] })
})

test('of a category that is gone the person and the day come back', () => {
  expect(knownValues({ ...KEPT, category: 'Boat' }, revision)).toEqual({ ...KEPT, category: '', package: '', inputs: {}, addons: [] })
})
