import { expect, test } from 'vitest'
import { cleanText } from '#src/booking/request/clean-text.ts'

test.each([
  ['  Ann Ash ', false, 'Ann Ash'],
  ['Eve\r\nBcc: x@example.com', false, 'Eve Bcc: x@example.com'],
  ['A\u0000n\u0007n', false, 'Ann'],
  ['\u202emoc.live\u202c', false, 'moc.live'],
  ['\ufeffAnn\u200e', false, 'Ann'],
  ['half \ud83d pair', false, 'half \ufffd pair'],
  ['Zoë 🚗 Ñandú', false, 'Zoë 🚗 Ñandú'],
  ['one\r\ntwo\rthree\u2028four', true, 'one\ntwo\nthree\nfour'],
  ['tab\there\u0000', true, 'tab\there'],
  ['👩\u200d🔧 keeps its joiner', false, '👩\u200d🔧 keeps its joiner'],
])('%j is kept as it is read (paragraph: %s)', (text, isParagraph, kept) => {
  expect(cleanText(text, isParagraph)).toBe(kept)
})
