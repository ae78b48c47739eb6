import { expect, test } from 'vitest'
import { moneyOf } from '#src/catalog/words/money.ts'
import { dateTextsOf } from '#src/web/admin/texts/date-texts.ts'
import { toCsv } from '#src/web/admin/requests-list/csv.ts'
import { sampleRevision } from '../../../support/sample-revision.ts'
import { STORED as request } from '../../../support/stored-request.ts'

const { content } = await sampleRevision()
const admin = { ...content, money: moneyOf(content.business), dates: dateTextsOf(content.business) }

test('a row has everything that a spreadsheet can count, in one line', () => {
  const [head, row, end] = toCsv([request], admin).split('\r\n')
  expect(head).toMatch(/^\ufeffReference,Received,Status/)
  expect(row).toBe(
    'ABC,"Jun 1, 2026, 9:00 AM",Pending,Appointment,2026-06-02,09:00,Ann Ash,208-555-0100,ann@example.com,Car,Gold Shine Rejuvenation,Vehicle size: Mid-Size SUV/Trucks; Add-ons: Engine Bay,450.00,450,,Two dogs',
  )
  expect(end).toBe('')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1', '＋1', '－1', '＠A1', '\t=1', '=HYPERLINK("http://evil.example","x")'])(
  '%j is never a formula',
  name => {
    const cells = toCsv([{ ...request, name }], admin).split('\r\n')[1] ?? ''
    expect(cells).toContain(name.includes('"') ? `"'=HYPERLINK(""http://evil.example"",""x"")"` : `'${name}`)
  },
)

test('line breaks, commas and quotes stay in their cell', () => {
  expect(toCsv([{ ...request, message: 'one, "two"\nthree' }], admin)).toContain('"one, ""two""\nthree"\r\n')
})
