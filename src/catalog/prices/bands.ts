import { ascendingEnds } from './ascending-ends.ts'
import { choiceLabels } from '../words/row-labels.ts'
import { widest } from './duration-row.ts'
import { type DurationKind, type PriceKind, type PublishedPriceKind, wholeUnits } from './price-kind.ts'
import { isSpan, spans, under } from './price-rows.ts'
import { branch, inside, inSteps, NO_PRICE, numberInput, quantityOf } from './price-scope.ts'

/** Steps over a number input: the first band whose end is not below the quantity applies. */
export const bands: PriceKind<'bands'> = {
  compile(price, scope) {
    const input = numberInput(price.input, scope)
    if (input === null) return NO_PRICE
    const pointer = scope.pointer.at('bands')
    const ends = ascendingEnds(price.bands, input.max, pointer, (upTo, at) => inSteps(upTo, input, at))
    for (const end of ends) input.breakpoints.add(end)
    const plans = price.bands.map((band, position) => branch(band.price, inside(scope, 'bands', position, 'price')))
    return {
      most: Math.max(...plans.map(plan => plan.most)),
      add(answers, accumulator) {
        const quantity = quantityOf(input, scope, answers, accumulator)
        if (quantity !== null) plans[ends.findIndex(end => quantity <= end)]?.add(answers, accumulator)
      },
    }
  },
  children: price => price.bands.map(band => band.price),
  denominator: wholeUnits,
  rows({ bands, input }, _, rowsOf) {
    const choices = spans(bands, input)
    return bands.flatMap(({ price }, position) => under(choices[position] ?? { input }, rowsOf(price)))
  },
}

export const publishedBands: PublishedPriceKind<'bands'> = {
  isQuote: false,
  rowCount: (price, _, countOf) => price.bands.reduce((count, band) => count + countOf(band.price), 0),
  withAmounts: (price, _, inner) => ({ ...price, bands: price.bands.map(band => ({ ...band, price: inner(band.price) })) }),
  offer({ bands: steps, input }, { choices, offerOf }) {
    const step = steps.find((_, position) => choices.some(choice => isSpan(choice, spans(steps, input)[position])))
    return step === undefined ? null : offerOf(step.price)
  },
}

export const bandsDuration: DurationKind<'bands'> = {
  rows({ bands: steps, input }, context, rowsOf) {
    const choices = spans(steps, input)
    return steps.flatMap(({ price }, position) => {
      const label = choiceLabels(choices[position] ?? { input }, { ...context, wording: context.messages.price })
      return rowsOf(price).map(row => ({ ...row, labels: [...label, ...row.labels] }))
    })
  },
  span: ({ bands: steps }, spanOf) => steps.map(({ price }) => spanOf(price)).reduce(widest),
}
