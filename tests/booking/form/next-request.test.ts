import { expect, test } from 'vitest'
import { EMPTY_VALUES } from '#src/booking/form/form-values.ts'
import { nextRequest } from '#src/booking/form/next-request.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'

const { content } = await sampleRevision()

test('another request begins anew, but for who asks and where', () => {
  const person = { name: 'Ann Ash', email: 'ann@example.com', phone: '208-555-0100', service_address: '12 Elm St', service_zip: '83702' }
  const values = {
    ...EMPTY_VALUES,
    mode: 'quote',
    texts: { ...person, site_notes: 'Gate 4', message: 'Two dogs', gone: 'x' },
    category: 'Car',
    package: 'car-gold-shine',
    inputs: { size: 'mid' },
    addons: ['engine-bay'],
    date: '2026-06-02',
    time: '09:00',
  } as const
  expect(nextRequest(values, content.bookingForm)).toEqual({ ...EMPTY_VALUES, texts: person })
})
