import { stepNumbers } from '../../draft/questions.ts'
import { amountAt, given, keyedList, textAt } from '../../draft/draft-value.ts'
import type { DraftNumber } from '../../numbers/draft-number.ts'
import { choiceProblem } from '../field-problems.ts'
import { type FormKind, problemAt } from './form-kind.ts'
import type { Figure } from './registry.ts'
import { stepProblems } from './step-problems.ts'

/** Steps over a number input. */
export interface Steps {
  form: 'steps'
  input: string | undefined
  bands: Band[]
}

export interface Band {
  key: string
  upTo: DraftNumber
  figure: Figure
}

/** A price for each step over a number. */
export const steps: FormKind<'steps', 'bands'> = {
  titles: { Price: 'Steps', Duration: 'Steps' },
  needs: 'steps',
  problems: {
    bands: (price, context) => [
      ...problemAt(context.path, 'input', choiceProblem(textAt(price, 'input'), stepNumbers(context.scope.questions), 'the question', context.scope)),
      ...stepProblems(price, 'bands', context, (band, path) => context.inside(band['price'], [...path, 'price'])),
    ],
  },
  read(price, readFigure) {
    const bands: Band[] = []
    for (const { key, item } of keyedList(price['bands'])) {
      const figure = readFigure(item['price'])
      if (figure === null) return null
      bands.push({ key, upTo: amountAt(item, 'upTo'), figure })
    }
    return { form: 'steps', input: textAt(price, 'input'), bands }
  },
  write({ input, bands }, { type, object, figure: write }) {
    return object('bands', {
      input,
      bands: bands.map(({ key, upTo, figure }) => ({ _key: key, _type: `${type}Band`, ...given({ upTo }), price: write(figure) })),
    })
  },
  figures: ({ bands }) => bands.map(({ figure }) => figure),
  numberInput: ({ input }) => input,
  begin: (figure, { input, newKey, table }) =>
    table?.form === 'steps' ? table : { form: 'steps', input, bands: [{ key: newKey(), upTo: undefined, figure }] },
}
