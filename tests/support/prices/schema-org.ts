import { Ajv2020 } from 'ajv/dist/2020.js'
import { structuredData } from '#src/web/site/structured-data.ts'
import type { Revision } from '#src/catalog/revision.ts'
import type { Category, Day } from '#src/contract/generated/types.ts'

/** A node of structured data; which of its properties it has depends on its type. */
export interface Specification {
  '@type': string
  price?: number
  minPrice?: number
  maxPrice?: number
  valueAddedTaxIncluded?: boolean
  unitCode?: string
  unitText?: string
  billingIncrement?: number
  referenceQuantity?: Quantity
  eligibleQuantity?: Quantity
  priceComponent?: Specification[]
}

interface Quantity {
  value?: number
  minValue?: number
  maxValue?: number
}

export interface Offer {
  '@type': string
  name: string
  priceSpecification?: Specification
  lowPrice?: number
}

/** What the front page tells of each category's packages; on a category's own page (`lead`), what it tells of its own. */
export function offersOf(revision: Revision, today: Day, lead: Category | null = null): Offer[] {
  const facts = { url: `https://www.example.com${lead?.path ?? '/'}`, today, description: 'All of it.', lead, logo: null }
  const graph: unknown = JSON.parse(structuredData(revision, facts))
  const { hasOfferCatalog } = graph as { hasOfferCatalog: { itemListElement: (Offer & { itemListElement?: Offer[] })[] } }
  if (!isSchemaOrg(graph)) throw new Error(ajv.errorsText(isSchemaOrg.errors))
  return hasOfferCatalog.itemListElement.flatMap(item => item.itemListElement ?? [item])
}

const amount = { type: 'number' }
const text = { type: 'string', minLength: 1 }
const day = { type: 'string', pattern: '^20\\d\\d-\\d\\d-\\d\\d$' }
const currency = { type: 'string', pattern: '^[A-Z]{3}$' }
const unit = { unitCode: { type: 'string', pattern: '^[A-Z0-9]{2,3}$' }, unitText: text }
const prices = { priceCurrency: currency, price: amount, minPrice: amount, maxPrice: amount, valueAddedTaxIncluded: { type: 'boolean' } }
const ref = (name: string) => ({ $ref: `#/$defs/${name}` })

function node(type: string, properties: Record<string, object>, required: string[] = [], rest: object = {}) {
  return {
    type: 'object',
    additionalProperties: false,
    required: ['@type', ...required],
    properties: { '@type': { const: type }, ...properties },
    ...rest,
  }
}

/** Either one price, or its ends: the least alone where it is open. */
const PRICED = {
  oneOf: [
    { required: ['price'], not: { required: ['minPrice'] } },
    { required: ['minPrice'], not: { required: ['price'] } },
  ],
}

/** As much of schema.org as pages use: its types, their properties and what these hold (https://schema.org/PriceSpecification and what it names). */
const VOCABULARY = {
  type: 'object',
  additionalProperties: false,
  required: ['@context', '@type', '@id', 'name', 'hasOfferCatalog'],
  properties: {
    '@context': { const: 'https://schema.org' },
    '@type': text,
    '@id': text,
    name: text,
    description: text,
    url: text,
    logo: text,
    telephone: text,
    email: text,
    areaServed: { type: 'array', items: text },
    openingHours: {
      type: 'array',
      items: { type: 'string', pattern: '^(Mo|Tu|We|Th|Fr|Sa|Su)(-(?!\\1)(Mo|Tu|We|Th|Fr|Sa|Su))? \\d\\d:\\d\\d-\\d\\d:\\d\\d$' },
    },
    hasOfferCatalog: ref('OfferCatalog'),
  },
  $defs: {
    OfferCatalog: node('OfferCatalog', {
      name: text,
      url: text,
      itemListElement: { type: 'array', items: { oneOf: [ref('OfferCatalog'), ref('Offer'), ref('AggregateOffer')] } },
    }),
    Offer: node('Offer', { name: text, priceSpecification: ref('Price'), priceValidUntil: day }, ['name']),
    AggregateOffer: node(
      'AggregateOffer',
      { name: text, priceCurrency: currency, lowPrice: amount, priceSpecification: ref('PriceSpecification'), validFrom: day, priceValidUntil: day },
      ['name', 'priceCurrency', 'lowPrice'],
    ),
    Price: { oneOf: [ref('PriceSpecification'), ref('UnitPriceSpecification'), ref('CompoundPriceSpecification')] },
    PriceSpecification: node('PriceSpecification', prices, ['priceCurrency'], PRICED),
    UnitPriceSpecification: node(
      'UnitPriceSpecification',
      { ...prices, ...unit, billingIncrement: amount, referenceQuantity: ref('QuantitativeValue'), eligibleQuantity: ref('QuantitativeValue') },
      ['priceCurrency'],
      { allOf: [PRICED, { oneOf: [{ required: ['unitCode'] }, { required: ['unitText'] }] }] },
    ),
    CompoundPriceSpecification: node(
      'CompoundPriceSpecification',
      {
        priceCurrency: currency,
        minPrice: amount,
        maxPrice: amount,
        valueAddedTaxIncluded: { type: 'boolean' },
        priceComponent: { type: 'array', minItems: 1, items: ref('Price') },
      },
      ['priceCurrency', 'priceComponent'],
    ),
    QuantitativeValue: node('QuantitativeValue', { ...unit, value: amount, minValue: amount, maxValue: amount }, [], {
      oneOf: [{ required: ['unitCode'] }, { required: ['unitText'] }],
    }),
  },
}

const ajv = new Ajv2020({ strict: false })
const isSchemaOrg = ajv.compile(VOCABULARY)
