import { expect, test } from 'vitest'
import { visitorMail } from '#src/booking/appointment/visitor-mail.ts'
import { renderMail } from '#src/web/render-mail.tsx'
import { sampleRevision } from '../support/content/sample-revision.ts'
import { INJECTIONS } from '../support/server/injections.ts'
import { MAIL_TEXTS } from '../support/server/mail-texts.ts'
import { STORED } from '../support/server/stored-request.ts'

const sample = await sampleRevision()
const { theme, business, site } = sample.content
const revision = { ...sample, content: { ...sample.content, site: { ...site, mails: MAIL_TEXTS } } }

/** The elements, attributes and texts of a mail's HTML that tells a price with a word of the owner's own. */
function htmlWith(word: string): string {
  const stored = { ...STORED, request_type: 'quote', appointment_date: null, appointment_time: null } as const
  const body = visitorMail({ kind: 'priced', stored, old: null, word }, revision, 'https://www.example.com')?.body
  return body === undefined ? '' : renderMail(body, theme, business)
}

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' }

test(`nothing of a word beside a price is interpreted: ${INJECTIONS.length} injections stand in the mail as they were written, in one paragraph`, () => {
  const [before = '', after = ''] = htmlWith('A word').split('A word')
  expect(before).toContain('<p')
  for (const word of INJECTIONS) {
    const html = htmlWith(word)
    expect([html.slice(0, before.length), html.slice(html.length - after.length)], word).toEqual([before, after])
    const text = html.slice(before.length, html.length - after.length)
    expect(text, word).not.toMatch(/[<>"']/)
    expect(
      text.replace(/&(?:lt|gt|quot|#x27|amp);/g, entity => ENTITIES[entity] ?? entity),
      word,
    ).toBe(word)
  }
})
