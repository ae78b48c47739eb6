import { expect, test } from 'vitest'
import { mailLink, textLink } from '#src/web/admin/telling/message-links.ts'
import { INJECTIONS } from '#tests/support/server/injections.ts'

test('a text message opens with its number and its words', () => {
  expect(textLink('+1 (208) 555-0100', 'We come at 9:00 & bring all. 100 %?')).toBe(
    'sms:+12085550100?&body=We%20come%20at%209%3A00%20%26%20bring%20all.%20100%20%25%3F',
  )
})

test('a mail opens with its address, its subject and its lines', () => {
  expect(mailLink({ to: 'ann+car@example.com', subject: 'Yours: 1 & 2', text: 'Hello\nAnn' })).toBe(
    'mailto:ann%2Bcar@example.com?subject=Yours%3A%201%20%26%202&body=Hello%0D%0AAnn',
  )
})

test(`nothing of ${INJECTIONS.length} injections adds a field or a recipient to a link`, () => {
  for (const text of INJECTIONS.filter(text => text.isWellFormed())) {
    const mail = new URL(mailLink({ to: text, subject: text, text: 'Hello' }))
    expect([...mail.searchParams.keys()], text).toEqual(['subject', 'body'])
    expect(mail.searchParams.get('subject')).toBe(text)
    expect(mail.pathname).not.toMatch(/[,;?&]/)
    expect(textLink(text, text)).toMatch(/^sms:[\d+]*\?&body=[^?&#]*$/)
  }
})
