import { expect, test } from 'vitest'
import { questionsOf } from '#src/studio-model/draft/questions.ts'
import { aboveMostWords } from '#src/studio-model/prices/above-most.ts'

const LENGTH = { _key: 'length', id: 'length', kind: 'number', label: 'Length', unit: 'foot', units: 'feet', max: 40 }
const REASONS = [{ id: 'long', text: 'Longer boats are looked at first.' }]
const told = (question: object) => questionsOf({ inputs: [question] }).numbers.map(number => aboveMostWords(number, REASONS))

test('a rate says what there is above the largest number, and where that is said', () => {
  expect(told({ ...LENGTH, overMax: 'long' })).toEqual([
    'Above 40 feet there is a consultation, “Longer boats are looked at first.”: that is said in the question “Length”, under “Consultation above the most”.',
  ])
  expect(told(LENGTH)).toEqual([
    'Above 40 feet there is no price: that it is a consultation, and why, is said in the question “Length”, under “Consultation above the most”.',
  ])
})

test('of a question that is not whole yet nothing is said', () => {
  expect(told({ ...LENGTH, max: undefined })).toEqual([null])
  expect(told({ ...LENGTH, unit: undefined, units: undefined })).toEqual([null])
})
