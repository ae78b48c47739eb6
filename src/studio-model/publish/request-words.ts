import { dayName } from '#src/catalog/words/day-name.ts'
import type { AmountSpan, RequestBar, RequestDifference, RequestPriceChange } from '#src/contract/generated/types.ts'
import { changePhrases, type CountedPhrase, countedPhrase } from './change-words.ts'
import { senderName } from './sender-name.ts'

/** Says how many of the last requests would have cost something else, and by how much; and how many cannot be compared. */
export function requestWords(difference: RequestDifference): string {
  const { compared, unpriced } = difference
  if (compared + unpriced === 0) return 'There are no requests yet.'
  const noPrice = 'what was asked for then has no price by what is published now'
  if (compared === 0) return `Your last ${unpriced === 1 ? 'request' : 'requests'} cannot be compared: ${noPrice}.`
  return [comparedWords(difference), ...(unpriced > 0 ? [`${unpriced.toLocaleString('en')} more cannot be compared: ${noPrice}.`] : [])].join(' ')
}

function comparedWords({ compared, counts, raised, lowered }: RequestDifference): string {
  const of = `your last ${compared.toLocaleString('en')} requests`
  const told = [
    ...movePhrases(counts.raised, raised, 'more'),
    ...movePhrases(counts.lowered, lowered, 'less'),
    ...changePhrases({ ...counts, raised: 0, lowered: 0 }),
  ]
  if (told.length === 0) return compared === 1 ? 'Your last request would cost the same.' : `Of ${of} all would cost the same.`
  if (compared === 1) return `Your last request ${told.map(({ phrase }) => phrase).join(', ')}.`
  return `Of ${of} ${told.map(countedPhrase).join(', ')}.`
}

function movePhrases(count: number, span: AmountSpan | null, direction: 'more' | 'less'): CountedPhrase[] {
  if (count === 0) return []
  const by = span === null ? '' : span.least === span.most ? `${span.least} ` : `${span.least} to ${span.most} `
  return [{ count, phrase: `would have cost ${by}${direction}` }]
}

/** The heading of the open requests that would have no price any more, or could not be asked for. */
export function lostTitle(requests: number): string {
  return requests === 1
    ? '1 open request would lose its price, or something that was asked for:'
    : `${requests.toLocaleString('en')} open requests would lose their price, or something that was asked for:`
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
