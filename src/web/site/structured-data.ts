import type { LocalBusinessLeaf, OfferLeaf, WithContext } from 'schema-dts'
import { priceRows } from '#src/catalog/words/price-text.ts'
import { publishedKindOf } from '#src/catalog/prices/registry.ts'
import type { Revision } from '#src/catalog/revision.ts'
import type { Category, Package, Weekday } from '#src/contract/generated/types.ts'
import { dayGroups } from '../renderer/day-groups.ts'

/** A business of any kind: which one is content. */
type BusinessGraph = Omit<WithContext<LocalBusinessLeaf>, '@type'> & { '@type': string }

/** What a page tells of itself. */
interface PageFacts {
  url: string
  description: string
  /** On a category's own page, that category: the data lists only its packages. */
  lead: Category | null
  /** The address of the logo; null: none. */
  logo: string | null
}

/** Returns structured data (schema.org) about the business and a page's packages, from the same prices as the page. */
export function structuredData(revision: Revision, { url, description, lead, logo }: PageFacts): string {
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
      itemListElement: told.flatMap(category => category.packages.flatMap(item => offers(category, item, revision))),
    },
  }
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`)
}

/** Abbreviates a weekday as schema.org does: Mo. */
function dayCode(day: Weekday): string {
  return day.slice(0, 1).toUpperCase() + day.slice(1, 2)
}

function offers(category: Category, item: Package, { content, money }: Revision): OfferLeaf[] {
  const { currency, schemaOrg } = content.business
  const context = { category, package: item, money, wording: content.messages.price }
  const offered = { category, unitCodes: schemaOrg.unitCodes, decimal: (amount: number) => Number(money.decimal(amount)) }
  return priceRows(item.price, context).map(({ labels, price }) => {
    const specification = publishedKindOf(price).offer(price, offered)
    return {
      '@type': 'Offer',
      name: [item.title, ...labels].join(', '),
      category: category.title,
      ...(specification && { priceSpecification: { ...specification, priceCurrency: currency } }),
    }
  })
}
