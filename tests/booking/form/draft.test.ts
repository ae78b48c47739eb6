import { expect, test } from 'vitest'
import { readDraft, writeDraft } from '#src/booking/form/draft.ts'
import { EMPTY_VALUES, type FormValues } from '#src/booking/form/form-values.ts'
import { sampleRevision } from '../../support/content/sample-revision.ts'

const revision = await sampleRevision()

const FILLED: FormValues = {
  mode: 'appointment',
  texts: { name: 'Dana', email: 'dana@example.com', service_zip: '83702' },
  category: 'Car',
  package: 'car-gold-shine',
  inputs: { size: 'mid' },
  addons: ['engine-bay', 'pet-hair'],
  date: '2030-05-20',
  time: '09:00',
}

/** The form that a draft brings back. */
function restored(text: string | null): FormValues {
  const values = readDraft(text, revision)?.values ?? EMPTY_VALUES
  return { ...values, texts: Object.fromEntries(Object.entries(values.texts).filter(([, typed]) => typed !== '')) }
}

test.each([
  ['an appointment', FILLED],
  ['a quote', { ...FILLED, mode: 'quote', date: '', time: '' } as const],
  ['contact data alone', { ...EMPTY_VALUES, texts: { name: 'Dana' } }],
])('%s comes back as it was left', (_, values) => {
  expect(restored(writeDraft(values, ''))).toEqual(values)
})

test('an empty form leaves no draft', () => {
  expect(writeDraft(EMPTY_VALUES, '?mode=quote')).toBeNull()
})

test('a draft says which address had opened the form', () => {
  expect(readDraft(writeDraft(FILLED, '?mode=quote'), revision)?.query).toBe('?mode=quote')
})

test('what content no longer has is left out, the rest stays', () => {
  const old = {
    ...FILLED,
    package: 'car-gone',
    inputs: { size: 'mid', doors: '4' },
    addons: ['gone', 'pet-hair'],
    texts: { name: 'Dana', gone: 'x' },
  }
  expect(restored(writeDraft(old, ''))).toEqual({ ...FILLED, package: '', addons: ['pet-hair'], texts: { name: 'Dana' } })
  expect(restored(writeDraft({ ...FILLED, category: 'Boat' }, ''))).toMatchObject({ category: '', package: '', texts: FILLED.texts })
})

test.each([
  null,
  '',
  'null',
  '{',
  '[]',
  '"text"',
  '{"query":"","values":{}}',
  JSON.stringify({ query: 1, values: FILLED }),
  JSON.stringify({ query: '', values: { ...FILLED, addons: [1] } }),
  JSON.stringify({ query: '', values: { ...FILLED, mode: 'walk-in' } }),
  JSON.stringify({ query: '', values: { ...FILLED, texts: null } }),
])('a text that is no draft is none: %s', text => {
  expect(readDraft(text, revision)).toBeNull()
})
