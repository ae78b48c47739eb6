import { expect, test } from 'vitest'
import { priceSelection } from '#src/booking/form/form-context.ts'
import { missingInVisit, takeVisit } from '#src/booking/request/visit-fields.ts'
import { withVisit } from '#src/catalog/visit/visit-pricing.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'
import { sampleVisit } from '#tests/support/content/sample-visit.ts'

const sample = await sampleRevision()
const miles = { id: 'miles', kind: 'number', label: 'Miles', unit: 'mile', units: 'miles', show: 'always', min: 0, max: 50, required: '' } as const
const fee = { id: 'way', title: 'Way', effect: { kind: 'add', price: { kind: 'per', input: 'miles', rate: 100 } } } as const
const visit = { ...sampleVisit(), inputs: [miles], rules: [fee] }
const revision = withVisit({ ...sample, content: { ...sample.content, visit } })

test.each([
  [{ length: 30 }, { visit_miles: 3 }, ['further_items.0.inputs.length']],
  [{}, {}, ['length', 'further_items.0.inputs.length', 'visit_miles']],
])('what a visit misses is named where it is answered', (inputs, answers, expected) => {
  const further = [{ category: 'RV', package: 'rv-exterior-detailing', inputs: {}, addons: [] }]
  const { rest } = takeVisit(revision, { ...answers, further_items: further })
  if (rest === undefined) throw new Error('no visit')
  const priced = priceSelection(revision, { category: 'RV', package: 'rv-exterior-detailing', inputs, addons: [], date: null }, rest)
  expect(priced.refused).toEqual([])
  expect(missingInVisit(priced, revision, rest)).toEqual(expected)
})
