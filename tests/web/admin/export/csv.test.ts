import { expect, test } from 'vitest'
import { toCsv } from '#src/web/admin/export/csv.ts'

test('numbers and dates are written as programs read them, nothing as nothing', () => {
  const rows = [['ABC', '2026-06-01 09:00', 450, null, 12.5]]
  expect(toCsv({ titles: ['Reference', 'Received', 'Price', 'Value', 'Hours'], rows })).toBe(
    '\ufeffReference,Received,Price,Value,Hours\r\nABC,2026-06-01 09:00,450,,12.5\r\n',
  )
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1', '＋1', '－1', '＠A1', '\t=1', '=HYPERLINK("http://evil.example","x")'])(
  '%j is never a formula, as a title and as a cell',
  text => {
    const [title, cell] = toCsv({ titles: [text], rows: [[text]] })
      .slice(1)
      .split('\r\n')
    const safe = text.includes('"') ? `"'=HYPERLINK(""http://evil.example"",""x"")"` : `'${text}`
    expect([title, cell]).toEqual([safe, safe])
  },
)

test('a negative number is a number', () => {
  expect(toCsv({ titles: ['Value'], rows: [[-5]] })).toBe('\ufeffValue\r\n-5\r\n')
})

test('line breaks, commas and quotes stay in their cell', () => {
  expect(toCsv({ titles: ['Message'], rows: [['one, "two"\nthree']] })).toContain('"one, ""two""\nthree"\r\n')
})

test('a total is left out: programs would count it as a request', () => {
  expect(toCsv({ titles: ['Name', 'Charged'], rows: [['Ann', 1.5]], total: ['Total', 1.5] })).toBe('\ufeffName,Charged\r\nAnn,1.5\r\n')
})
