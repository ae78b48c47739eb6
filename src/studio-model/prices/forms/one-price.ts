import { amountAt, type Fields, openOf } from '../../draft/draft-value.ts'
import type { DraftNumber } from '../../numbers/draft-number.ts'
import { highProblem, onePriceProblem } from '../field-problems.ts'
import { type AmountType, type FigureKind, type FindProblems, itself, problemAt } from './form-kind.ts'
import type { Figure } from './registry.ts'

export type Precision = 'exact' | 'from' | 'range' | 'included'

/** One price; `high` is for ranges only. */
export interface OnePrice {
  form: 'one'
  precision: Precision
  low: DraftNumber
  high: DraftNumber
  /** Open-ended range: the price may exceed `high`. */
  open?: boolean
}

/** An empty price. */
export const NO_FIGURE: OnePrice = { form: 'one', precision: 'exact', low: undefined, high: undefined }

/** Titles of the precisions, in the order in which owners see them; null where a price, or a duration, cannot have it. */
export const PRECISIONS: Readonly<Record<Precision, Readonly<Record<AmountType, string | null>>>> = {
  exact: { Price: 'Exactly', Duration: 'Exactly' },
  from: { Price: 'From', Duration: null },
  range: { Price: 'A range', Duration: 'A range' },
  included: { Price: 'Included', Duration: null },
}

/** A single price: exact, open-ended, a range, or included. */
export const onePrice: FigureKind<'one', 'exact' | 'from' | 'range' | 'included'> = {
  titles: { Price: 'One price', Duration: 'One duration' },
  needs: null,
  problems: {
    exact: amountProblems('amount'),
    from: amountProblems('amount'),
    range: (price, { scope, path }) => {
      const high = highProblem(amountAt(price, 'low'), amountAt(price, 'high'), scope)
      return [...problemAt(path, 'low', scope.orNoneProblem(amountAt(price, 'low'))), ...problemAt(path, 'high', high)]
    },
    included: () => [],
  },
  read(price) {
    switch (price['kind']) {
      case 'exact':
      case 'from':
        return one(price['kind'], { low: amountAt(price, 'amount') })
      case 'range':
        return one('range', { low: amountAt(price, 'low'), high: amountAt(price, 'high'), ...openOf(price) })
      case 'included':
        return one('included', {})
      default:
        return null
    }
  },
  write({ precision, low, high, open }, { object }) {
    if (precision === 'included') return object('included', {})
    return precision === 'range' ? object('range', { low, high, open }) : object(precision, { amount: low })
  },
  figures: itself,
  numberInput: () => undefined,
  kept: ({ precision, low }) => ({ amount: low, isOpen: precision === 'from' }),
  begin: (_, { kept }) => ({ ...NO_FIGURE, precision: kept?.isOpen === true ? 'from' : 'exact', low: kept?.amount }),
}

/** Changes a price's precision; its low end stays. */
export function withPrecision(figure: Figure, precision: Precision): OnePrice {
  return one(precision, { low: figure.form === 'one' ? figure.low : undefined })
}

function amountProblems(name: string): FindProblems {
  return (price: Fields, { scope, path }) => problemAt(path, name, onePriceProblem(amountAt(price, name), scope))
}

function one(precision: OnePrice['precision'], amounts: Partial<OnePrice>): OnePrice {
  return { ...NO_FIGURE, precision, ...amounts }
}
