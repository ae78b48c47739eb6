import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { isGoing } from '#src/cms/sanity/layer.ts'
import type { Day } from '#src/contract/generated/types.ts'
import { type Fields, keyedList } from '../draft/draft-value.ts'
import { isDraftOffer, type KnownOffer, knownOffers } from '../offer/known-offers.ts'
import { changedAt, changedText } from '../reprice/price-count.ts'
import { changedLines, type Telling } from './changed-lines.ts'
import { orderWords } from './order-words.ts'
import { pricesBetween } from './price-changes.ts'

/** Drafts that one action changed last, such as an offer of several categories: they have its revision. */
export interface Waiting {
  readonly drafts: readonly DatasetDocument[]
  /** The titles of the offers that they add. */
  readonly offers: readonly string[]
  /** What else they change, in words. */
  readonly lines: readonly string[]
}

interface Scope extends Omit<Telling, 'order'> {
  published: readonly DatasetDocument[]
  today: Day
}

/** The drafts that wait, those that one action changed together, with what they change; not told while nothing says how amounts are written. */
export function waitingDrafts(drafts: readonly DatasetDocument[], scope: Scope | null): Waiting[] {
  if (scope === null) return drafts.map(draft => ({ drafts: [draft], offers: [], lines: [] }))
  return [...Map.groupBy(drafts, ({ _id, _rev }) => _rev ?? _id).values()].map(together => {
    const offers = newOffers(together, scope)
    const parts = together.map(draft => changesOf(draft, offers, scope, drafts))
    const prices = parts.reduce((sum, part) => sum + part.prices, 0)
    const lines = new Set([...(prices > 0 ? [changedText(prices)] : []), ...parts.flatMap(part => part.lines)])
    return { drafts: together, offers: offers.map(({ title }) => title), lines: [...lines] }
  })
}

function newOffers(drafts: readonly DatasetDocument[], { published, today }: Scope): KnownOffer[] {
  return knownOffers(
    drafts.filter(draft => !isGoing(draft)),
    today,
  ).filter(offer => isDraftOffer(offer, published))
}

/** What a draft changes beside adding these offers. */
function changesOf(
  draft: DatasetDocument,
  offers: readonly KnownOffer[],
  { published, ...telling }: Scope,
  drafts: readonly DatasetDocument[],
): { prices: number; lines: string[] } {
  const before = published.find(({ _id }) => _id === draft._id)
  if (before === undefined) return { prices: 0, lines: [draft._type === 'category' ? 'Not on the site' : 'New'] }
  if (isGoing(draft)) return { prices: 0, lines: ['Goes from the site'] }
  const keys = offers.flatMap(({ rules }) => rules.filter(({ document }) => document === draft._id).map(({ key }) => key))
  const [old, now] = [before, withoutRules(draft, keys)]
  const isCategory = draft._type === 'category'
  return {
    prices: isCategory ? changedAt(pricesBetween(old, now)) : 0,
    lines: changedLines({ type: draft._type, before: old, now }, { ...telling, order: orderWords(draft._id, published, drafts) }),
  }
}

function withoutRules({ rules, ...draft }: Fields, keys: readonly string[]): object {
  const left = keyedList(rules).filter(({ key }) => !keys.includes(key))
  return left.length === 0 ? draft : { ...draft, rules: left.map(({ item }) => item) }
}

/** What an entry is called where it is more than one document by its name. */
export function waitingTitle({ drafts, offers }: Waiting): string {
  const many = `${drafts.length} documents`
  if (offers.length === 0) return `${many} changed together`
  const names = `Offer ${offers.map(title => `“${title}”`).join(', ')}`
  return drafts.length === 1 ? names : `${names}: ${many}`
}
