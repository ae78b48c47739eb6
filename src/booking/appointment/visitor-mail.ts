import { dialled } from '#src/contract/dialled.ts'
import { memoize } from '#src/catalog/memoize.ts'
import type { Revision } from '#src/catalog/revision.ts'
import { lineText, lineTitle } from '#src/catalog/words/explain.ts'
import { intervalText } from '#src/catalog/words/price-text.ts'
import { fill } from '#src/catalog/words/fill.ts'
import type { Appointment, Business, MailBlock } from '#src/contract/generated/types.ts'
import type { Mail, MailBody, MailPart, MailRow } from './mail.ts'
import { mailText } from './mail-text.ts'
import { referenceOf } from './reference.ts'
import { categoryOf, serviceTitle } from './service-texts.ts'

/** The values of a mail's placeholders; one that the request has nothing for is missing. */
type Values = Readonly<Record<string, string>>

/** Up to four words of letters: no address of a page, no number to call, no text. */
const NAME = /^(?=.{1,40}$)[\p{L}\p{M}'’-]+\.?(?: [\p{L}\p{M}'’-]+\.?){0,3}$/u

/**
 * Tells a visitor what was asked for, in the content's words; null where content has no such mail, or no address was given. The address is as a stranger
 * may have typed it: nothing that was written freely stands in the mail but a name of letters.
 */
export function visitorMail(stored: Appointment, revision: Revision, publicOrigin: string): Mail | null {
  const { site, business } = revision.content
  const mail = site.mails?.[stored.request_type]
  if (mail === undefined || stored.email === '') return null
  const values = valuesOf(stored, revision)
  const body: MailBody = {
    preheader: fill(mail.preheader, values),
    title: business.name,
    parts: mail.blocks.flatMap(block => partsOf(block, stored, revision, values, publicOrigin)),
    footnote: fill(mail.footnote, values),
  }
  return { to: stored.email, replyTo: business.email, subject: fill(mail.subject, values), text: mailText(body), body, toVisitor: true }
}

function partsOf(block: MailBlock, stored: Appointment, { content, money }: Revision, values: Values, publicOrigin: string): MailPart[] {
  const { business, messages } = content
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return filled(block.text, values).map(text => ({ kind: block.kind, text }))
    case 'visit':
      return [
        {
          kind: 'facts',
          rows: rowsOf(values, { service: block.serviceLabel, day: block.dayLabel, time: block.timeLabel, reference: block.referenceLabel }),
        },
      ]
    case 'price': {
      const { lines, reasons, notes } = stored.estimate
      const rows = lines.map(line => ({ label: lineTitle(line, messages.price), text: lineText(line, money, messages.price) }))
      return [{ kind: 'price', rows, total: { label: block.totalLabel, text: values['price'] ?? '' }, notes: [...reasons, ...notes] }]
    }
    case 'steps':
      return [{ kind: 'steps', steps: block.steps.flatMap(step => filled(step, values)) }]
    case 'policies':
      return (business.policies ?? []).flatMap(({ id, title, text }) =>
        block.policies.includes(id)
          ? [
              { kind: 'heading', text: title },
              { kind: 'paragraph', text },
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

function rowsOf(values: Values, labels: Readonly<Record<string, string>>): MailRow[] {
  return Object.entries(labels).flatMap(([name, label]) => (values[name] === undefined ? [] : [{ label, text: values[name] }]))
}

/** A text with its placeholders filled; none when one of them has no value. */
function filled(text: string, values: Values): string[] {
  const names = [...text.matchAll(/\{([A-Za-z]+)\}/g)].map(([, name = '']) => name)
  return names.every(name => Object.hasOwn(values, name)) ? [fill(text, values)] : []
}

/** Built once: building a format costs more than all the rest of a mail. */
const formatsOf = memoize(({ locale, timeZone }: Business) => ({
  day: new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }),
  time: new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }),
  moment: new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone }),
}))

function valuesOf(stored: Appointment, { content, money }: Revision): Values {
  const { business, messages } = content
  const { appointment_date: date, appointment_time: time, held_until: until, estimate, service_type } = stored
  const category = categoryOf(stored, content)
  const formats = formatsOf(business)
  return {
    name: business.name,
    phone: business.phone,
    email: business.email,
    service: service_type === '' && category !== undefined ? category.formTitle : serviceTitle(stored, content),
    reference: referenceOf(stored),
    price: estimate.low === null ? messages.estimate.consultation : intervalText({ low: estimate.low, high: estimate.high }, money, messages.price),
    ...(NAME.test(stored.name) && { visitor: stored.name }),
    ...(date !== null && { day: formats.day.format(new Date(`${date}T00:00Z`)) }),
    ...(time !== null && { time: formats.time.format(new Date(`1970-01-01T${time}Z`)) }),
    ...(until !== undefined && { until: formats.moment.format(new Date(until)) }),
  }
}
