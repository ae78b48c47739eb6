import { expect, test } from 'vitest'
import { EMPTY_VALUES } from '#src/booking/form/form-values.ts'
import { withAnother } from '#src/booking/form/visit-items.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'
import { TRAVEL } from '#tests/support/content/travel-content.ts'

test('another item of a visit is asked everything anew, but for what the address says already', async () => {
  const revision = await sampleRevision(TRAVEL)
  const inputs = { size: 'mid', zip: '83702', zone: 'near' }
  const next = withAnother(revision, { ...EMPTY_VALUES, category: 'Car', package: 'car-gold-shine', inputs })
  expect(next).toMatchObject({ category: 'Car', package: '', rest: { before: [{ package: 'car-gold-shine' }] } })
  expect(next.inputs).toEqual({ zip: '83702' })
})
