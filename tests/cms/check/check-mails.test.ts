import { expect, test } from 'vitest'
import { ContentPointer } from '#src/catalog/compile/content-pointer.ts'
import { checkContent } from '#src/cms/check/check-content.ts'
import { checkMails } from '#src/cms/check/check-mails.ts'
import type { Problem } from '#src/contract/decode.ts'
import type { MailText } from '#src/contract/generated/types.ts'
import { sampleRevision } from '#tests/support/sample-revision.ts'

const { content } = await sampleRevision()

const ANY = { illustrations: { has: () => true }, images: { has: () => true }, fonts: { has: () => true } }

const mailOf = (...blocks: MailText['blocks']): MailText => ({ subject: 'Yours: {service}', preheader: 'Hello', blocks, footnote: 'You asked' })

test('a policy that the business does not have keeps a mail from going live, at its place', () => {
  const problems: Problem[] = []
  const appointment = mailOf({ kind: 'paragraph', text: 'Hello' }, { kind: 'policies', policies: ['weather', 'wether'] })
  checkMails({ ...content.site, mails: { appointment } }, content.business, new ContentPointer(problems).at('site'))
  expect(problems).toEqual([
    {
      pointer: '/site/mails/appointment/blocks/1/policies/1',
      message: 'there is no policy "wether"; there are cancellation, weather, water-power',
    },
  ])
})

test('a field that a mail does not have is a problem of content, also one that only its paragraphs have', () => {
  const quote = { ...mailOf({ kind: 'steps', steps: ['Hello {visitor}', 'On {dya}'] }), subject: 'Hello {visitor}' }
  const { problems } = checkContent({ ...content, site: { ...content.site, mails: { quote } } }, ANY)
  const places = problems.map(({ pointer }) => pointer).filter(pointer => pointer.includes('mails'))
  expect(places).toEqual(['/site/mails/quote/subject', '/site/mails/quote/blocks/0/steps/1'])
})
