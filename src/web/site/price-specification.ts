import type { CompoundPriceSpecificationLeaf, PriceSpecificationLeaf, QuantitativeValueLeaf, UnitPriceSpecificationLeaf } from 'schema-dts'
import type { Interval } from '#src/catalog/estimate/interval.ts'
import type { Offered, OfferedRate } from '#src/catalog/prices/offered.ts'
import type { ToldScope } from '#src/catalog/told/told-price.ts'
import { unitOf } from '#src/catalog/words/input-words.ts'
import type { Category, Id } from '#src/contract/generated/types.ts'
import { plainAmount } from '#src/catalog/words/plain-amount.ts'

/** What schema.org calls a price. */
export type PriceSpecification = PriceSpecificationLeaf | UnitPriceSpecificationLeaf | CompoundPriceSpecificationLeaf

/** Says a price in the words of schema.org, each part with its currency. What differs between prices stands last, so that pages compress well. */
export function priceSpecification(offered: Offered, category: Category, { content, money }: ToldScope): PriceSpecification {
  const { currency: priceCurrency, schemaOrg } = content.business
  return specified(offered)

  function specified(price: Offered): PriceSpecification {
    switch (price.kind) {
      case 'amount':
        return { '@type': 'PriceSpecification', priceCurrency, ...ends(price) }
      case 'rate':
        return { '@type': 'UnitPriceSpecification', priceCurrency, ...perUnit(price), ...ends(price) }
      case 'together':
        return {
          '@type': 'CompoundPriceSpecification',
          priceCurrency,
          priceComponent: price.of.map(specified),
          ...(price.min !== undefined && { minPrice: decimal(price.min) }),
          ...(price.max !== undefined && { maxPrice: decimal(price.max) }),
        }
    }
  }

  function ends({ low, high }: Interval): Pick<PriceSpecificationLeaf, 'price' | 'minPrice' | 'maxPrice'> {
    if (low === high) return { price: decimal(low) }
    return { minPrice: decimal(low), ...(high !== null && { maxPrice: decimal(high) }) }
  }

  /** A graduated rate is of the part of the quantity that it names. */
  function perUnit({ input, each, roundUp, above, upTo }: OfferedRate): Partial<UnitPriceSpecificationLeaf> {
    const unit = unitIn(input)
    const quantity = (values: Partial<QuantitativeValueLeaf>): QuantitativeValueLeaf => ({ '@type': 'QuantitativeValue', ...values, ...unit })
    return {
      ...unit,
      ...(each !== 1 && { referenceQuantity: quantity({ value: each }) }),
      ...(roundUp !== undefined && { billingIncrement: roundUp }),
      ...((above !== undefined || upTo !== undefined) && {
        eligibleQuantity: quantity({ ...(above !== undefined && { minValue: above }), ...(upTo !== undefined && { maxValue: upTo }) }),
      }),
    }
  }

  /** The code of the unit where content gives one (UN/CEFACT), else its name. */
  function unitIn(input: Id): Pick<QuantitativeValueLeaf, 'unitCode' | 'unitText'> {
    const name = unitOf(input, 1, category)
    const code = schemaOrg.unitCodes.find(({ unit }) => unit === name)?.code
    return code === undefined ? { unitText: name } : { unitCode: code }
  }

  function decimal(amount: number): number {
    return Number(plainAmount(amount, money))
  }
}
