import { amountAt, type Fields, openOf } from '../../draft/draft-value.ts'
import { highProblem } from '../field-problems.ts'
import { type FigureKind, type FindProblems, itself, problemAt } from './form-kind.ts'
import { NO_FIGURE, type OnePrice } from './price-form.ts'

/** A single price: exact, open-ended, a range, or included. */
export const onePrice: FigureKind<'one', 'exact' | 'from' | 'range' | 'included'> = {
  titles: { Price: 'One price', Duration: 'One duration' },
  needs: null,
  problems: {
    exact: amountProblems('amount'),
    from: amountProblems('amount'),
    range: (price, context) => {
      const { scope, path } = context
      const high = highProblem(amountAt(price, 'low'), amountAt(price, 'high'), scope)
      return [...amountProblems('low')(price, context), ...problemAt(path, 'high', high)]
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

function amountProblems(name: string): FindProblems {
  return (price: Fields, { scope, path }) => problemAt(path, name, scope.amountProblem(amountAt(price, name)))
}

function one(precision: OnePrice['precision'], amounts: Partial<OnePrice>): OnePrice {
  return { ...NO_FIGURE, precision, ...amounts }
}
