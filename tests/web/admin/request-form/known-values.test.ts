import { expect, test } from 'vitest'
import { EMPTY_VALUES, type FormValues } from '#src/booking/form/form-values.ts'
import { compiledRevision } from '#src/catalog/compiled-revision.ts'
import { knownValues } from '#src/web/admin/request-form/known-values.ts'
import { sampleRevision } from '../../../support/content/sample-revision.ts'
import { sampleVisit } from '../../../support/content/sample-visit.ts'

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

/** What comes back, without the texts that are empty. */
function known(kept: unknown): FormValues | null {
  const values = knownValues(kept, revision)
  return values && { ...values, texts: Object.fromEntries(Object.entries(values.texts).filter(([, text]) => text !== '')) }
}

test('what content still has comes back as it was entered', () => expect(known(KEPT)).toEqual(KEPT))

test('a package, an answer, an add-on and a text that are gone from content are left out, and all else comes back', () => {
  const values = {
    ...KEPT,
    texts: { ...KEPT.texts, gone: 'x' },
    package: 'of-last-year',
    inputs: { ...KEPT.inputs, gone: 'x' },
    addons: ['engine-bay', 'of-last-year'],
  }
  expect(known(values)).toEqual({ ...KEPT, package: '' })
})

test('of a category that is gone the person and the day come back', () => {
  expect(known({ ...KEPT, category: 'Boat' })).toEqual({ ...KEPT, category: '', package: '', inputs: {}, addons: [] })
})

test('of the other items of a visit those come back that content still has', () => {
  const visits = compiledRevision('visits', { ...revision.content, visit: sampleVisit() }, '2026-06-01')
  const sedan = { category: 'Car', package: 'car-basic-shine', inputs: { size: 'sedan' }, addons: [] }
  const kept = { ...KEPT, rest: { before: [{ ...sedan, category: 'Boat' }], after: [sedan], inputs: { water: 'no', gone: 'x' } } }
  expect(knownValues(kept, visits)?.rest).toEqual({ before: [], after: [sedan], inputs: { water: 'no' } })
})

test.each([null, {}, { ...KEPT, addons: [1] }, { ...KEPT, texts: null }])('what are no values of a form are none: %j', kept => {
  expect(known(kept)).toBeNull()
})
