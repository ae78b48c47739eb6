import type {
  Cancellation,
  Content,
  Deposit,
  Fee,
  FeeRow,
  Messages,
  Policies,
  PolicyAmount,
  PolicyWhen,
  PolicyWords,
  ShareFee,
  ShareTerms,
  Within,
} from '#src/contract/generated/types.ts'
import type { FormRevision } from '../revision.ts'
import { minutesOf } from '../time-of-day.ts'
import { WHOLE_BPS } from '../estimate/rounding.ts'
import { fill } from '../words/fill.ts'
import { percentText } from '../words/percent-text.ts'
import { intervalText } from '../words/price-text.ts'
import { eventFees } from './event-fees.ts'
import type { Told } from './for-others.ts'

/** What sentences about policies are made with. */
export interface PolicyScope extends Pick<FormRevision, 'money'> {
  content: Pick<Content, 'categories'> & { business: Pick<Content['business'], 'locale'>; messages: Pick<Messages, 'price'> }
  words: PolicyWords
}

/** The scope of content with policies; null where it has none. */
export function policyScope({
  content,
  money,
}: Pick<FormRevision, 'money'> & { content: PolicyScope['content'] & Pick<Content, 'policies'> }): (PolicyScope & { policies: Policies }) | null {
  const { policies } = content
  return policies === undefined ? null : { content, money, words: policies.words, policies }
}

/** Sentences about a deposit: of every row, or of the one that holds, with what its shares come to. */
export function depositWords({ when, rows, note, isForOthers }: Told<Deposit>, scope: PolicyScope, known?: ShareTerms[]): string[] {
  const { words, money } = scope
  const sentences = rows.map(({ from, shares }) => {
    const told = shares.map(({ fee, due, hours }, position) => {
      const text = feeText(fee, scope, known?.[position])
      const time = hours === undefined ? '' : unitText(hours, 'hour', scope)
      return fill(due === 'booking' && hours !== undefined ? words.bookingWithin : words[due], { fee: text, time })
    })
    const text = fill(isWhole(shares) ? words.payment : words.deposit, { shares: listText(told, scope) })
    return from === undefined || known !== undefined ? text : fill(words.from, { amount: money.text(from), text })
  })
  return [...sentences, ...(note === undefined ? [] : [note])].map(text => forWhom({ ...when, isForOthers }, text, scope))
}

/** Sentences about cancelling, choosing a smaller service and not coming. `known` gives what fees come to. */
export function cancellationWords(policy: Told<Cancellation>, scope: PolicyScope, known?: (fee: Fee) => PolicyAmount): string[] {
  const { words } = scope
  const { when, rows = [], smaller = [], note, isForOthers } = policy
  const text = (fee: Fee) => feeText(fee, scope, known?.(fee))
  const rowTexts = (all: readonly FeeRow[], timed: string, always: string) =>
    all.map(({ within, fee }) => fill(within === undefined ? always : timed, { when: withinText(within ?? {}, scope), fee: text(fee) }))
  const isFree = rows.length > 0 && rows.every(({ within }) => within !== undefined)
  const sentences = [
    ...rowTexts(rows, words.cancelling, words.cancellingAlways),
    ...(isFree ? [words.earlier] : []),
    ...rowTexts(smaller, words.smaller, words.smallerAlways),
    ...eventFees(policy).map(([event, fee]) => fill(words[event], { fee: text(fee) })),
    ...(note === undefined ? [] : [note]),
  ]
  return sentences.map(sentence => forWhom({ ...when, isForOthers }, sentence, scope))
}

/** When a fee begins to be due, and what it is: "Less than 48 hours before the visit: $50". */
export function feeRowWords({ within, fee }: FeeRow, scope: PolicyScope): string {
  const text = feeText(fee, scope)
  return within === undefined ? text : `${withinText(within, scope)}: ${text}`
}

/** Whether shares come to the whole price. */
function isWhole(shares: readonly { fee: ShareFee }[]): boolean {
  return shares.some(({ fee }) => fee.kind === 'rest' || (fee.kind === 'percent' && fee.bps === WHOLE_BPS))
}

/** A fee in words, with what it comes to where that says more. */
function feeText(fee: ShareFee, scope: PolicyScope, known?: PolicyAmount): string {
  const { words, money, content } = scope
  if (fee.kind === 'amount') return money.text(fee.amount)
  const text = ruleText(fee, scope)
  if (known === undefined || known.low === null) return text
  // `ruleText` says the maximum already; as the upper end of a range it would read as the highest price.
  const high = known.max === undefined ? known.high : null
  return fill(words.figure, { fee: text, amount: intervalText({ low: known.low, high }, money, content.messages.price) })
}

function ruleText(fee: Exclude<ShareFee, { kind: 'amount' }>, scope: PolicyScope): string {
  const { words, money, content } = scope
  switch (fee.kind) {
    case 'each': {
      const amount = money.text(fee.amount)
      return fee.input === undefined ? fill(words.eachItem, { amount }) : fill(words.eachUnit, { amount, unit: unitOf(fee.input, scope) })
    }
    case 'percent': {
      const { bps, of, min, max } = fee
      const percent = percentText(bps, content.business.locale)
      const part = of === 'base' ? fill(words.percentOfBase, { percent }) : bps === WHOLE_BPS ? words.whole : fill(words.percent, { percent })
      const lifted = min === undefined ? part : fill(words.atLeast, { fee: part, amount: money.text(min) })
      return max === undefined ? lifted : fill(words.atMost, { fee: lifted, amount: money.text(max) })
    }
    case 'rest':
      return words.rest
  }
}

/** What a number counts, in the first category that asks for it. */
function unitOf(id: string, { content }: PolicyScope): string {
  const input = content.categories.flatMap(({ inputs }) => inputs).find(each => each.id === id)
  return input?.kind === 'number' ? input.unit : id
}

/** When something begins to cost, in words. */
function withinText({ hours, days = 0, working = false, at }: Within, scope: PolicyScope): string {
  const { words } = scope
  if (hours !== undefined) return fill(words.hoursBefore, { time: unitText(hours, 'hour', scope) })
  const time = at === undefined ? '' : clockText(minutesOf(at), scope.content.business.locale)
  if (days === 0) return at === undefined ? words.onDay : fill(words.onDayAt, { time })
  const told = working ? (days === 1 ? words.workingDay : fill(words.workingDays, { count: days })) : unitText(days, 'day', scope)
  return fill(at === undefined ? words.daysBefore : words.daysBeforeAt, { time, days: told })
}

/** A sentence with those whom it is for. */
function forWhom({ category = [], package: packages, customers, isForOthers }: Told<PolicyWhen>, sentence: string, scope: PolicyScope): string {
  const { words, content } = scope
  const titles = content.categories.flatMap(each => {
    if (packages !== undefined) return each.packages.flatMap(({ id, title }) => (packages.includes(id) ? [title] : []))
    return category.includes(each.id) ? [each.formTitle] : []
  })
  const named = titles.length === 0 ? sentence : fill(words.services, { services: listText(titles, scope), text: sentence })
  if (isForOthers) return fill(words.otherCustomers, { text: named })
  return customers === undefined ? named : fill(words.newCustomers, { text: named })
}

function listText(texts: readonly string[], { content }: PolicyScope): string {
  return new Intl.ListFormat(content.business.locale, { type: 'conjunction' }).format(texts)
}

function unitText(count: number, unit: 'hour' | 'day', { content }: PolicyScope): string {
  return new Intl.NumberFormat(content.business.locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}

/** A time of day, in minutes, as people read it. */
function clockText(minutes: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(new Date(minutes * 60_000))
}
