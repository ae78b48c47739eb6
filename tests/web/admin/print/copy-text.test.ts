import { expect, test } from 'vitest'
import type { EstimateLine } from '#src/contract/generated/types.ts'
import { copyText } from '#src/web/admin/print/copy-text.ts'
import { sampleAdminContent } from '../../../support/content/admin-content.ts'
import { STORED } from '../../../support/server/stored-request.ts'

const content = await sampleAdminContent()
const LINE: EstimateLine = { id: 'car-gold-shine', kind: 'package', title: 'Gold Shine', low: 5000, high: 5000 }
const request = { ...STORED, estimate: { ...STORED.estimate, lines: [LINE], low: 5000, high: 5000, reasons: [], notes: ['Bring a key.'] } }

test('an estimate is a message with its rows, its total and what is said beside it', () => {
  const { subject, text } = copyText(request, '2026-05-30', content)
  expect(subject).toBe('Estimate: Gold Shine Rejuvenation, Alderglass Mobile Detailing')
  expect(text.replace(/reference: .*/, 'reference: …')).toBe(
    [
      'Alderglass Mobile Detailing\nEstimate, Sat, May 30, 2026\nYour reference: …',
      'Gold Shine Rejuvenation, Car\nVisit: Tue, Jun 2, 2026, 9:00 AM',
      'Gold Shine: $50\nTotal: $50.00',
      'Bring a key.',
      '(208) 555-0142\nalderglass@example.com',
    ].join('\n\n'),
  )
})

test('a receipt comes to what it brought, without a visit where there was none', () => {
  const done = { ...request, status: 'Completed', actual_value: 62.5, appointment_date: null, appointment_time: null } as const
  const { subject, text } = copyText(done, '2026-05-30', content)
  expect(subject).toMatch(/^Receipt: /)
  expect(text).toContain('Gold Shine: $50.00\nAdjustment: $12.50\nTotal: $62.50')
  expect(text).not.toMatch(/Visit|Bring a key/)
})
