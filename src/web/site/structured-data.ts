import { priceRows, type RowPrice } from '#src/catalog/price-text.ts'
import type { Revision } from '#src/catalog/revision.ts'
import type { Business, Category, Package, Weekday } from '#src/contract/generated/types.ts'
import { dayGroups } from '../renderer/opening-times.ts'

/** What search engines are told about a price; null when it has no number. */
type PriceSpecification = Record<string, string | number> | null

/** The business and its packages for search engines (schema.org), made of the same prices as the page. */
export function structuredData(revision: Revision, url: string, description: string): string {
  const { business, categories } = revision.content
  const graph = {
    '@context': 'https://schema.org',
    '@type': business.schemaOrg.type,
    name: business.name,
    description,
    url,
    telephone: business.phone,
    email: business.email,
    areaServed: business.serviceArea.places,
    openingHours: dayGroups(business.hours).map(({ first, last, open, close }) => `${dayCode(first)}-${dayCode(last)} ${open}-${close}`),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      itemListElement: categories.flatMap(category => category.packages.flatMap(item => offers(category, item, revision))),
    },
  }
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`)
}

/** The day as schema.org abbreviates it: Mo. */
function dayCode(day: Weekday): string {
  return day.slice(0, 1).toUpperCase() + day.slice(1, 2)
}

function offers(category: Category, item: Package, { content, money }: Revision) {
  const context = { category, package: item, money, wording: content.messages.price }
  return priceRows(item.price, context).map(({ labels, price }) => {
    const specification = specify(price, category, content.business, amount => Number(money.decimal(amount)))
    return {
      '@type': 'Offer',
      name: [item.title, ...labels].join(', '),
      category: category.title,
      ...(specification && { priceSpecification: { ...specification, priceCurrency: content.business.currency } }),
    }
  })
}

function specify(price: RowPrice, category: Category, business: Business, decimal: (amount: number) => number): PriceSpecification {
  const type = 'PriceSpecification'
  switch (price.kind) {
    case 'exact':
      return { '@type': type, price: decimal(price.amount) }
    case 'from':
      return { '@type': type, minPrice: decimal(price.amount) }
    case 'range':
      return { '@type': type, minPrice: decimal(price.low), ...(!price.open && { maxPrice: decimal(price.high) }) }
    case 'per':
      return price.rate === undefined ? null : perUnit(price.rate, price, category, business, decimal)
    case 'included':
    case 'quote':
    case 'sum':
    case 'limit':
      return null
  }
}

type Rate = Extract<RowPrice, { kind: 'per' }>

function perUnit(
  rate: number,
  { input, each = 1, open }: Rate,
  category: Category,
  business: Business,
  decimal: (amount: number) => number,
): PriceSpecification {
  const found = category.inputs.find(({ id }) => id === input)
  const unit = found?.kind === 'number' ? business.schemaOrg.unitCodes.find(code => code.unit === found.unit) : undefined
  return {
    '@type': 'UnitPriceSpecification',
    [open ? 'minPrice' : 'price']: decimal(rate),
    ...(unit && { unitCode: unit.code }),
    ...(each !== 1 && { referenceQuantity: each }),
  }
}
