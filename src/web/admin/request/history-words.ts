import type { Appointment, AppointmentEvent, Delivery, MailKind } from '#src/contract/generated/types.ts'
import type { AdminContent } from '../data/content/admin-content.ts'
import { fieldWords } from './field-words.ts'
import { progressSentence } from './progress-texts.ts'
import { MAIL_TITLES } from './request-texts.ts'

/** An event of a request's history in words. */
export interface EventWords {
  /** Its place in the history, the oldest first. */
  position: number
  at: string
  /** The account that did it, or "visitor"; null when nobody is known. */
  by: string | null
  sentences: string[]
  /** The mail that may be sent again, where no later one says the same; else null. */
  mail: MailKind | null
}

const TITLES: Readonly<Record<Exclude<AppointmentEvent['kind'], 'mailed'>, string>> = {
  requested: 'Requested',
  entered: 'Entered by the admin',
  changed: 'Changed',
  released: 'Time released: it was not confirmed while it was held',
  deleted: 'Deleted',
  restored: 'Taken back from the trash',
}

/** What has become of a mail; the time is when that was. */
const STATES: Readonly<Record<Delivery['state'], (time: string) => string>> = {
  waiting: () => 'waiting for the mail server',
  sent: time => `taken by the mail server ${time}`,
  refused: time => `refused by the mail server ${time}`,
  dropped: () => 'not sent, since visitors cause too many mails',
}

/** Fields of which nothing is said, since another field has the same news: the service's type is that of its package. */
const TOLD_BY_OTHERS: ReadonlySet<string> = new Set(['service_type'])

/** The history of a request, the newest first: each value reads as of the request at that time, which the later changes lead back to. */
export function historyWords(events: readonly AppointmentEvent[], request: Appointment, content: AdminContent): EventWords[] {
  let after = request
  const told = new Set<MailKind>()
  return events.toReversed().map(({ at, by, kind, changes, mail }, index) => {
    const changed = Object.entries(changes).filter(([name]) => !TOLD_BY_OTHERS.has(name))
    const before = { ...after, ...Object.fromEntries(Object.entries(changes).map(([name, [value = null]]) => [name, value])) }
    const sentences = changed.map(([name, [old, now]]) => {
      const progress = progressSentence(name, now, content.dates)
      if (progress !== null) return progress
      if (name === 'price_word' || name === 'told_word') return `Said beside it: “${String(now)}”`
      const [was, is] = [fieldWords(name, old, before, content), fieldWords(name, now, after, content)]
      // What is taken away is called what it was called.
      return `${(now === null ? was : is).label}: ${was.text} → ${is.text}`
    })
    after = before
    const isLatest = mail !== undefined && !told.has(mail.kind)
    if (mail !== undefined) told.add(mail.kind)
    return {
      position: events.length - index,
      at,
      by,
      sentences: sentences.length > 0 && kind !== 'entered' ? sentences : [kind === 'mailed' ? mailText(mail, content) : TITLES[kind], ...sentences],
      mail: isLatest ? mail.kind : null,
    }
  })
}

function mailText(mail: Delivery | undefined, { dates }: AdminContent): string {
  if (mail === undefined) return 'Mail'
  const { kind, to, state, settled_at } = mail
  return `${MAIL_TITLES[kind]}, by mail to ${to}: ${STATES[state](settled_at === undefined ? '' : dates.moment(settled_at))}`
}
