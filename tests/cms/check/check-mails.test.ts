import { expect, test } from 'vitest'
import { checkContent } from '#src/cms/check/check-content.ts'
import type { MailText, Site } from '#src/contract/generated/types.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'
import { ANY_MEDIA } from '#tests/support/content/any-media.ts'

const { content } = await sampleRevision()

const mailOf = (...blocks: MailText['blocks']): MailText => ({ subject: 'Yours: {service}', preheader: 'Hello', blocks, footnote: 'You asked' })

/** What the content check says of these mails. */
function problemsWith(mails: NonNullable<Site['mails']>) {
  const { problems } = checkContent({ ...content, site: { ...content.site, mails } }, ANY_MEDIA)
  return problems.filter(({ pointer }) => pointer.startsWith('/site/mails'))
}

test('a policy that the business does not have keeps a mail from going live, at its place', () => {
  const appointment = mailOf({ kind: 'paragraph', text: 'Hello' }, { kind: 'policies', policies: ['weather', 'wether'] })
  expect(problemsWith({ appointment })).toEqual([
    {
      pointer: '/site/mails/appointment/blocks/1/policies/1',
      message: 'there is no policy "wether"; there are cancellation, weather, water-power',
    },
  ])
})

test('a field that a text message does not have is a problem of content, at its place', () => {
  expect(problemsWith({ onWay: { sms: ['Hello {visitor}.', '{nmae} is near.'] } })).toEqual([
    { pointer: '/site/mails/onWay/sms/1', message: expect.stringContaining('"{nmae}" is no placeholder here: there is {name}, {phone}') },
  ])
})

test('a field that a mail does not have is a problem of content, also one that only its paragraphs have', () => {
  const quote = { ...mailOf({ kind: 'steps', steps: ['Hello {visitor}', 'On {dya}'] }), subject: 'Hello {visitor}' }
  expect(problemsWith({ quote }).map(({ pointer }) => pointer)).toEqual(['/site/mails/quote/subject', '/site/mails/quote/blocks/0/steps/1'])
})
