import type { LocalBusinessLeaf, OfferLeaf, WithContext } from 'schema-dts'
import { toldPrice, type ToldRow, type ToldScope } from '#src/catalog/told/told-price.ts'
import { publishedKindOf } from '#src/catalog/prices/published-kinds.ts'
import type { Interval } from '#src/catalog/estimate/interval.ts'
import type { PriceSpecification } from '#src/catalog/prices/price-kind.ts'
import type { Revision } from '#src/catalog/revision.ts'
import type { Category, Day, Package, Price, Weekday } from '#src/contract/generated/types.ts'
import { dayGroups } from '../renderer/day-groups.ts'

/** A business of any kind: which one is content. */
type BusinessGraph = Omit<WithContext<LocalBusinessLeaf>, '@type'> & { '@type': string }

/** What a page tells of itself. */
interface PageFacts {
  url: string
  today: Day
  description: string
  /** On a category's own page, that category: the data lists only its packages. */
  lead: Category | null
  /** The address of the logo; null: none. */
  logo: string | null
}

/** Returns structured data (schema.org) about the business and a page's packages, from the same prices as the page. */
export function structuredData(revision: Revision, { url, description, lead, logo, today }: PageFacts): string {
  const { business, categories } = revision.content
  const told = lead === null ? categories : [lead]
  const graph: BusinessGraph = {
    '@context': 'https://schema.org',
    '@type': business.schemaOrg.type,
    name: business.name,
    description,
    url,
    ...(logo !== null && { logo }),
    telephone: business.phone,
    email: business.email,
    areaServed: business.serviceArea.places,
    openingHours: dayGroups(business.hours).map(({ first, last, open, close }) => `${dayCode(first)}-${dayCode(last)} ${open}-${close}`),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      itemListElement: told.flatMap(category => category.packages.flatMap(item => offers(category, item, { ...revision, today }))),
    },
  }
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`)
}

/** Abbreviates a weekday as schema.org does: Mo. */
function dayCode(day: Weekday): string {
  return day.slice(0, 1).toUpperCase() + day.slice(1, 2)
}

function offers(category: Category, item: Package, scope: ToldScope): OfferLeaf[] {
  const { currency } = scope.content.business
  return toldPrice(item, category, scope).rows.map(row => {
    const specification = specificationOf(row, category, scope)
    return {
      '@type': 'Offer',
      name: [item.title, ...row.labels].join(', '),
      category: category.title,
      ...(specification && { priceSpecification: { ...specification, priceCurrency: currency } }),
    }
  })
}

/** What a row's text says where that is the least that is paid, else that least; null without a price, and for kinds of price that schema.org has no words for. */
function specificationOf({ says, said, least }: ToldRow, category: Category, { content, money }: ToldScope): PriceSpecification | null {
  const decimal = (amount: number) => Number(money.decimal(amount))
  const own = says === null ? null : 'kind' in says ? offerOf(says) : intervalOffer(says)
  if (least === null || said === least) return own ?? (least === null || says !== null ? null : startingAt(least))
  return own === null ? null : startingAt(least)

  function offerOf(price: Price): PriceSpecification | null {
    return publishedKindOf(price).offer(price, { category, unitCodes: content.business.schemaOrg.unitCodes, decimal })
  }

  function intervalOffer({ low, high }: Interval): PriceSpecification {
    if (low === high) return { '@type': 'PriceSpecification', price: decimal(low) }
    return { ...startingAt(low), ...(high !== null && { maxPrice: decimal(high) }) }
  }

  function startingAt(amount: number): { '@type': 'PriceSpecification'; minPrice: number } {
    return { '@type': 'PriceSpecification', minPrice: decimal(amount) }
  }
}
