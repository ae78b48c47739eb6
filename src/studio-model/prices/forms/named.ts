import { textAt } from '../../draft/draft-value.ts'
import { choiceProblem } from '../field-problems.ts'
import { type FigureKind, itself, problemAt } from './form-kind.ts'

/** A price that stands among the named prices. */
export interface Named {
  form: 'named'
  name: string | undefined
}

/** The price of a name, of the category or of the business. */
export const named: FigureKind<'named', 'named'> = {
  titles: { Price: 'A named price', Duration: null },
  needs: 'prices',
  problems: {
    named: (price, { scope, path }) => problemAt(path, 'name', choiceProblem(textAt(price, 'name'), scope.prices, 'the named price', scope)),
  },
  read: price => ({ form: 'named', name: textAt(price, 'name') }),
  write: ({ name }, { object }) => object('named', { name }),
  figures: itself,
  numberInput: () => undefined,
  kept: () => null,
  begin: (_, { prices }) => ({ form: 'named', name: prices.length === 1 ? prices[0]?.id : undefined }),
}
