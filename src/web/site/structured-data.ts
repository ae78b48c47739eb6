import type { AggregateOfferLeaf, LocalBusinessLeaf, OfferCatalogLeaf, OfferLeaf, WithContext } from 'schema-dts'
import { addDays } from '#src/catalog/days.ts'
import { aboveTexts } from '#src/catalog/told/above-rows.ts'
import { lowest, nextChange } from '#src/catalog/told/costed-rows.ts'
import { areIncluded } from '#src/catalog/told/tax-rows.ts'
import { toldOffers } from '#src/catalog/told/told-offer.ts'
import { toldPrice, type ToldScope } from '#src/catalog/told/told-price.ts'
import type { Revision } from '#src/catalog/revision.ts'
import type { Business, Category, Day, Package, Weekday } from '#src/contract/generated/types.ts'
import { dayGroups } from '../renderer/day-groups.ts'
import { priceSpecification } from './price-specification.ts'
import { plainAmount } from '#src/catalog/words/plain-amount.ts'

/** A business of any kind: which one is content. */
type BusinessGraph = Omit<WithContext<LocalBusinessLeaf>, '@type'> & { '@type': string }

/** What a page tells of itself. */
interface PageFacts {
  url: string
  today: Day
  description: string
  /** On a category's own page, that category: the data lists every price of its packages, else what each package starts at. */
  lead: Category | null
  /** The address of the logo; null: none. */
  logo: string | null
}

/**
 * Returns structured data (schema.org), from the same prices as the page: the front page tells of the business, and what each package starts at; a
 * category's own page tells every price of it.
 */
export function structuredData(revision: Revision, facts: PageFacts): string {
  const { lead, today, url } = facts
  const { business, categories } = revision.content
  const scope = { ...revision, today }
  const front = new URL('/', url)
  const graph: BusinessGraph = {
    '@context': 'https://schema.org',
    '@type': business.schemaOrg.type,
    '@id': front.href,
    name: business.name,
    ...(lead === null && businessFacts(business, facts)),
    hasOfferCatalog:
      lead === null
        ? { '@type': 'OfferCatalog', itemListElement: categories.map(category => catalogOf(category, packageOffers, scope, front)) }
        : catalogOf(lead, rowOffers, scope, front),
  }
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`)
}

function businessFacts({ phone, email, serviceArea, hours }: Business, { description, url, logo }: PageFacts): Partial<LocalBusinessLeaf> {
  return {
    description,
    url,
    ...(logo !== null && { logo }),
    telephone: phone,
    email,
    areaServed: serviceArea.places,
    openingHours: dayGroups(hours).map(({ first, last, open, close }) => `${daysCode(first, last)} ${open}-${close}`),
  }
}

/** Days in a row as schema.org names them: Mo-Fr, and Sa for one alone. */
function daysCode(first: Weekday, last: Weekday): string {
  return first === last ? dayCode(first) : `${dayCode(first)}-${dayCode(last)}`
}

/** Abbreviates a weekday as schema.org does: Mo. */
function dayCode(day: Weekday): string {
  return day.slice(0, 1).toUpperCase() + day.slice(1, 2)
}

/** The offers of a category, with the address of its own page, and above which numbers they have no price. */
function catalogOf(category: Category, offersOf: typeof rowOffers, scope: ToldScope, front: URL): OfferCatalogLeaf {
  const ends = aboveTexts(category, scope)
  return {
    '@type': 'OfferCatalog',
    name: category.title,
    url: new URL(category.path, front).href,
    ...(ends.length > 0 && { description: ends.join(' ') }),
    itemListElement: category.packages.flatMap(item => offersOf(category, item, scope)),
  }
}

/** Every row of a package's price, and what all of it costs at least on other days. */
function rowOffers(category: Category, item: Package, scope: ToldScope): (OfferLeaf | AggregateOfferLeaf)[] {
  const rows = toldOffers(item, category, scope).map(({ labels, price }): OfferLeaf => ({
    '@type': 'Offer',
    name: [item.title, ...labels].join(', '),
    ...(price && { priceSpecification: { ...priceSpecification(price, category, scope), ...vatOf(category, scope) } }),
    ...(price && validity(category, scope)),
  }))
  return [...rows, ...offersOnDays(category, item, scope)]
}

/** What a package costs at least: its category's own page says the rest. */
function packageOffers(category: Category, item: Package, scope: ToldScope): (OfferLeaf | AggregateOfferLeaf)[] {
  const least = lowest(toldPrice(item, category, scope).rows.map(row => row.least))
  if (least === null) return [{ '@type': 'Offer', name: item.title }]
  return [{ ...leastOffer(least, category, item, scope), ...validity(category, scope) }, ...offersOnDays(category, item, scope)]
}

/** What a package costs at least on days on which it is less or more, with these days. */
function offersOnDays(category: Category, item: Package, scope: ToldScope): AggregateOfferLeaf[] {
  return toldPrice(item, category, scope).onDays.map(({ from, until, least }) => ({
    ...leastOffer(least, category, item, scope),
    ...(from !== null && { validFrom: from }),
    ...(until !== null && { priceValidUntil: until }),
  }))
}

/** The last day on which the prices of a category are what they are today; nothing where no change is known. */
function validity(category: Category, scope: ToldScope): { priceValidUntil?: Day } {
  const change = nextChange(category, scope)
  return change === null ? {} : { priceValidUntil: addDays(change, -1) }
}

function leastOffer(least: number, category: Category, { title }: Package, scope: ToldScope): AggregateOfferLeaf {
  const { content, money } = scope
  const [priceCurrency, lowPrice] = [content.business.currency, Number(plainAmount(least, money))]
  const vat = vatOf(category, scope)
  return {
    '@type': 'AggregateOffer',
    name: title,
    priceCurrency,
    lowPrice,
    ...('valueAddedTaxIncluded' in vat && { priceSpecification: { '@type': 'PriceSpecification', priceCurrency, minPrice: lowPrice, ...vat } }),
  }
}

/** Whether prices include their taxes; nothing where there are none. */
function vatOf(category: Category, scope: ToldScope): { valueAddedTaxIncluded?: boolean } {
  const isIncluded = areIncluded(category, scope)
  return isIncluded === undefined ? {} : { valueAddedTaxIncluded: isIncluded }
}
