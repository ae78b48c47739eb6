import { expect, test } from 'vitest'
import { afterText, doneText, namesText, progressText, reportTitle, tellText, untoldText } from '#src/web/admin/bulk/bulk-texts.ts'

const named = (...names: string[]) => names.map(name => ({ name }))

test.each([
  [1, 'A'],
  [2, 'A and B'],
  [5, 'A, B, C, D and E'],
  [6, 'A, B, C, D, E and 1 more'],
  [17, 'A, B, C, D, E and 12 more'],
])('the first of %i are named, the others counted: %s', (count, text) => {
  const all = Array.from({ length: count }, (_, index) => ({ name: String.fromCodePoint(65 + index) }))
  expect(namesText(all)).toBe(text)
  expect(namesText(all.slice(0, 5), count), 'of which only the first were loaded').toBe(text)
})

test.each([
  ['confirm', '2026-11-02', 'Their times are held for good. Undo sets each back to what it was. Of a quote without a time nobody is told.'],
  ['confirm', null, 'Undo sets each back to what it was. Of a quote without a time nobody is told.'],
  ['cancel', '2026-11-02', 'Their times become free. Undo sets each back to what it was, where its time is still free.'],
  ['cancel', null, 'Undo sets each back to what it was.'],
  [
    'trash',
    '2026-11-02',
    'Their times become free. Nobody is told. The trash keeps them for 30 days; Undo brings them back, where the time is still free.',
  ],
  ['trash', null, 'Nobody is told. The trash keeps them for 30 days; Undo brings them back.'],
] as const)('before to %s, of quotes, which hold no time, nothing is said of times: on %s', (action, appointment_date, text) => {
  expect(afterText(action, [{ appointment_date: null }, { appointment_date }], '30 days')).toBe(text)
})

test('a name that is written from right to left does not mix with the others', () => {
  expect(namesText(named('Ann', 'نور', 'Bo'))).toBe('Ann, \u2068نور\u2069 and Bo')
})

test('who is told by mail is counted, one is named; who cannot be is named, unless nobody can be', () => {
  expect(tellText('confirm', named('Ann'))).toBe('Tell Ann by mail that the visit is confirmed')
  expect(tellText('cancel', named('Ann', 'Bo'))).toBe('Tell 2 customers by mail that the visit is cancelled')
  expect(untoldText(named('Ann', 'Bo'), true)).toBe('Without an e-mail address, and not told: Ann and Bo.')
  expect(untoldText(named('Ann', 'Bo'), false)).toBe('No mail is set up: nobody is told.')
})

test('where it stands, and what has become of it, is told in numbers', () => {
  expect(progressText({ step: 'cancel', tried: 0, total: 250 })).toBe('Cancelling 250 requests…')
  expect(progressText({ step: 'undo', tried: 100, total: 250 })).toBe('Taking back 250 requests: 100 done')
  expect(doneText('confirm', 1, 1)).toBe('1 request confirmed, and 1 mail is on the way')
  expect(doneText('cancel', 12, 9)).toBe('12 requests cancelled, and 9 mails are on the way')
  expect(doneText('trash', 3, 0)).toBe('3 requests moved to the trash')
  expect(reportTitle('undo', 2, 1)).toBe('Undone: 2 requests are as before, 1 not')
})
