import { dayName } from '#src/catalog/words/day-name.ts'
import type { AmountSpan, PriceChange, RequestBar, RequestDifference, RequestPriceChange, UnansweredRequests } from '#src/contract/generated/types.ts'
import { type CountedPhrase, countedPhrase } from './change-words.ts'
import { senderName } from './sender-name.ts'

/**
 * Says how many of the last requests would have cost something else, and by how much; and how many cannot be compared. Of a change that is for some days,
 * that each was priced on its own day.
 */
export function requestWords(difference: RequestDifference, isOfDays = false): string {
  const { compared, unpriced, unanswered } = difference
  const told: string[] = []
  const tell = (count: number, wordsOf: (who: string) => string) => {
    if (count > 0) told.push(wordsOf(whoWords(count, told.length > 0)))
  }
  tell(compared, () => comparedWords(difference, isOfDays))
  tell(unanswered.count, who => `${who} ${unansweredWords(unanswered)}.`)
  tell(unpriced, who => `${who} cannot be compared: ${unpriced === 1 ? 'it holds' : 'they hold'} what is no longer offered, or not in that way.`)
  return told.length === 0 ? 'There are no requests yet.' : told.join(' ')
}

function whoWords(count: number, isFurther: boolean): string {
  if (isFurther) return `${count.toLocaleString('en')} more`
  return count === 1 ? 'Your last request' : `Your last ${count.toLocaleString('en')} requests`
}

/** What requests do not answer, and what that leaves open of their price. */
function unansweredWords({ count, questions, span }: UnansweredRequests): string {
  const asked = new Intl.ListFormat('en', { type: 'disjunction' }).format(questions.map(question => `“${question}”`))
  const lacks = `${count === 1 ? 'does' : 'do'} not answer ${asked}`
  if (span === null) return `cannot be compared: ${count === 1 ? 'it' : 'they'} ${lacks}`
  return `${lacks}: by the answer ${count === 1 ? 'it' : 'they'} would have cost ${spanWords(span)}`
}

function spanWords({ least, most }: NonNullable<UnansweredRequests['span']>): string {
  if (least.change === most.change)
    return least.change === 'lowered' ? `${betweenWords(most.amount, least.amount)} less` : `${betweenWords(least.amount, most.amount)} more`
  if (least.change === 'same') return `the same, or up to ${most.amount} more`
  if (most.change === 'same') return `the same, or up to ${least.amount} less`
  return `from ${least.amount} less to ${most.amount} more`
}

function betweenWords(least: string, most: string): string {
  return least === most ? least : `${least} to ${most}`
}

function comparedWords({ compared, undated, counts, raised, lowered }: RequestDifference, isOfDays: boolean): string {
  const of = `of your last ${compared.toLocaleString('en')} requests`
  const told = [
    ...movePhrases(counts.raised, raised, 'more'),
    ...movePhrases(counts.lowered, lowered, 'less'),
    ...OTHERWISE.map(([change, phraseOf]) => ({ count: counts[change], phrase: phraseOf(counts[change]) })).filter(({ count }) => count > 0),
  ]
  const [first, ...others] = told
  const same = (count: number) => `would cost the same${isOfDays ? sameDaysWords(count, undated) : ''}.`
  if (first === undefined) return compared === 1 ? `Your last request ${same(1)}` : `All ${of} ${same(compared)}`
  if (compared === 1) return `Your last request ${first.phrase}.`
  const left = compared - told.reduce((sum, { count }) => sum + count, 0)
  const count = first.count === compared ? 'All' : first.count.toLocaleString('en')
  const said = [`${count} ${of} ${first.phrase}`, ...others.map(countedPhrase)].join(', ')
  return left === 0 ? `${said}.` : `${said}. The other ${left === 1 ? 'one' : left.toLocaleString('en')} ${same(left)}`
}

/** On which days so many requests would cost the same: an offer changes no other ones. */
function sameDaysWords(count: number, undated: number): string {
  if (undated === count) return count === 1 ? ': it names no day' : ': they name no day'
  const own = count === 1 ? ' on its own day' : ' on their own days'
  return undated === 0 ? own : `${own}; ${undated.toLocaleString('en')} of them ${undated === 1 ? 'names' : 'name'} none`
}

/** What becomes of requests that are stored already, by their number: whether the form would take them as it is, and as it would be. */
const OTHERWISE = [
  ['gains_number', () => 'would have had a price instead of a consultation'],
  ['loses_number', () => 'would have been a consultation'],
  ['possible', count => `cannot be booked as ${count === 1 ? 'it is' : 'they are'} today, and could be with this change`],
  ['impossible', () => 'could no longer be booked'],
] as const satisfies readonly (readonly [PriceChange, (count: number) => string])[]

function movePhrases(count: number, span: AmountSpan | null, direction: 'more' | 'less'): CountedPhrase[] {
  if (count === 0) return []
  const by = span === null ? '' : `${betweenWords(span.least, span.most)} `
  return [{ count, phrase: `would have cost ${by}${direction}` }]
}

/** The heading of the open requests for what would have no price any more, or could not be asked for: no change takes their own price from them. */
export function lostTitle(requests: number): string {
  return requests === 1
    ? '1 open request asks for what would have no price any more, or would be gone; it keeps the price that it was promised. What it costs today, and then:'
    : `${requests.toLocaleString('en')} open requests ask for what would have no price any more, or would be gone; they keep the prices that they were promised. What they cost today, and then:`
}

/** Names a request: who, what for, and when. */
export function requestName({ name, service, day }: Pick<RequestPriceChange, 'name' | 'service' | 'day'>): string {
  const when = day === null ? [] : [dayName(day, 'en')]
  return [senderName(name), service, ...when].join(' · ')
}

/** Says by how much prices of a bar change. */
export function barWords({ from, to }: Pick<RequestBar, 'from' | 'to'>): string {
  if (from === 0 && to === 0) return 'As before'
  const isRise = (from ?? to ?? 0) >= 0 && (to ?? 1) > 0
  const [near, far] = isRise ? [from ?? 0, to] : [-(to ?? 0), from === null ? null : -from]
  const size = far === null ? `Over ${near} %` : near === 0 ? `Up to ${far} %` : `${near} to ${far} %`
  return `${size} ${isRise ? 'more' : 'less'}`
}
