import { expect, test } from 'vitest'
import { readSelection } from '#src/booking/request/flat-selection.ts'
import { calculatedPrice } from '#src/booking/request/estimate-snapshot.ts'
import { estimate } from '#src/catalog/estimate/estimate.ts'
import { resolve } from '#src/catalog/estimate/resolve.ts'
import cases from '../cases/estimates.json' with { type: 'json' }
import { sampleRevision } from '../support/content/sample-revision.ts'

const revision = await sampleRevision()

/** Every price of the specification's section 9. */
test.each(cases)('$title: $calculated_price', ({ selection, calculated_price, duration }) => {
  const reading = readSelection(revision.catalog, selection)
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems))
  const resolution = resolve(revision.catalog, reading.selection)
  if (!resolution.ok) throw new Error(JSON.stringify(resolution.problems))
  const result = estimate(resolution.resolved)
  expect(calculatedPrice(result, revision)).toBe(calculated_price)
  if (duration !== undefined) expect(result.duration).toEqual(duration)
})
