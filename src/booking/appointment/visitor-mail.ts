import { dialled } from '#src/contract/dialled.ts'
import { plainText } from '#src/contract/prose.ts'
import type { Revision } from '#src/catalog/revision.ts'
import { lineText, lineTitle } from '#src/catalog/words/explain.ts'
import { fill } from '#src/catalog/words/fill.ts'
import type { Appointment, MailBlock, MailKind } from '#src/contract/generated/types.ts'
import { atAgreedPrice, isAgreed } from './agreed-price.ts'
import { askedRows } from './asked-rows.ts'
import type { Mail, MailBody, MailPart } from './mail.ts'
import { mailText } from './mail-text.ts'
import { promisedTexts } from '../policies/policy-texts.ts'
import { filled, filledSms, type MailValues, mailValues, type VisitTime } from './mail-values.ts'

/** What a mail or a text message to a visitor is about. */
export interface MailTopic {
  kind: MailKind
  /** The request as it is stored; a value that the owner entered is told as its price. */
  stored: Appointment
  /** When the visit was before it was moved; null: it was not. */
  old: VisitTime | null
  /** What the owner says beside a price, in a paragraph of its own. */
  word?: string
}

/**
 * Tells a visitor how a request stands, in the content's words; null where content has no such mail, or no address was given. The address is as a
 * stranger may have typed it: nothing that was written freely stands in a mail that goes out unread but a name of letters.
 */
export function visitorMail({ kind, stored: request, old, word = '' }: MailTopic, revision: Revision, publicOrigin: string): Mail | null {
  const { site, business } = revision.content
  const mail = site.mails?.[kind]
  if (mail === undefined || request.email === '') return null
  const stored = atAgreedPrice(request, revision.money)
  const values = mailValues(stored, old, revision)
  // The mail that tells a price offers it.
  const state = kind !== 'priced' && isAgreed(request) ? 'agreed' : 'estimate'
  const time = old === null ? 'first' : 'moved'
  const blocks = mail.blocks.filter(block => !('when' in block) || block.when === state || block.when === time)
  const body: MailBody = {
    preheader: fill(mail.preheader, values),
    title: business.name,
    parts: withWord(
      blocks.flatMap(block => partsOf(block, { kind, state, request, stored }, revision, values, publicOrigin)),
      word,
    ),
    footnote: fill(mail.footnote, values),
  }
  return {
    to: stored.email,
    replyTo: business.email,
    subject: fill((old === null ? undefined : mail.movedSubject) ?? mail.subject, values),
    text: mailText(body),
    body,
    toVisitor: kind,
  }
}

/** The same as a text message; null where content has none. */
export function visitorSms({ kind, stored, old, word = '' }: MailTopic, revision: Revision): string | null {
  const sentences = revision.content.site.mails?.[kind]?.sms ?? []
  const text = filledSms(sentences, mailValues(atAgreedPrice(stored, revision.money), old, revision))
  return text === null || word === '' ? text : `${text}\n\n${word}`
}

/** A word of the owner's own follows the first paragraphs. */
function withWord(parts: readonly MailPart[], word: string): readonly MailPart[] {
  if (word === '') return parts
  const first = parts.findIndex(({ kind }) => kind !== 'paragraph')
  return parts.toSpliced(first < 0 ? parts.length : first, 0, { kind: 'paragraph', text: word })
}

interface Told {
  kind: MailKind
  state: 'agreed' | 'estimate'
  request: Appointment
  /** The request at the price that is told. */
  stored: Appointment
}

function partsOf(block: MailBlock, { kind, state, request, stored }: Told, revision: Revision, values: MailValues, publicOrigin: string): MailPart[] {
  const { content, money } = revision
  const { business, messages } = content
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return filled(block.text, values).map(text => ({ kind: block.kind, text }))
    case 'visit':
      return [{ kind: 'facts', rows: askedRows(block, kind, request, content, values) }]
    case 'price': {
      const { lines, reasons, notes } = stored.estimate
      const rows = lines.map(line => ({ label: lineTitle(line, messages.price), text: lineText(line, money, messages.price) }))
      return [
        {
          kind: 'price',
          rows,
          total: { label: (state === 'agreed' ? block.agreedLabel : undefined) ?? block.totalLabel, text: values['price'] ?? '' },
          notes: [...reasons, ...notes, ...promisedTexts(stored, revision)],
        },
      ]
    }
    case 'steps':
      return [{ kind: 'steps', steps: block.steps.flatMap(step => filled(step, values)) }]
    case 'policies':
      return (business.policies ?? []).flatMap(({ id, title, text }) =>
        block.policies.includes(id)
          ? [
              { kind: 'heading', text: title },
              { kind: 'paragraph', text: plainText(text) },
            ]
          : [],
      )
    case 'contact': {
      const links = [
        { text: block.callLabel, address: `tel:${dialled(business.phone)}` },
        { text: block.writeLabel, address: `mailto:${business.email}` },
        { text: block.siteLabel, address: publicOrigin },
      ]
      return [{ kind: 'links', links: links.flatMap(({ text, address }) => (text === undefined ? [] : [{ text: fill(text, values), address }])) }]
    }
  }
}
