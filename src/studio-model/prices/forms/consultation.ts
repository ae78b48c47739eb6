import { textAt } from '../../draft/draft-value.ts'
import { choiceProblem } from '../field-problems.ts'
import { type FigureKind, itself, problemAt } from './form-kind.ts'

export interface Consultation {
  form: 'consultation'
  reason: string | undefined
}

/** No price: the business looks first, and says why. */
export const consultation: FigureKind<'consultation', 'quote'> = {
  titles: { Price: 'On consultation', Duration: null },
  needs: 'reasons',
  problems: {
    quote: (price, { scope, path }) => problemAt(path, 'reason', choiceProblem(textAt(price, 'reason'), scope.reasons, 'the reason', scope)),
  },
  read: price => ({ form: 'consultation', reason: textAt(price, 'reason') }),
  write: ({ reason }, { object }) => object('quote', { reason }),
  figures: itself,
  numberInput: () => undefined,
  kept: () => null,
  begin: (_, { reasons }) => ({ form: 'consultation', reason: reasons.length === 1 ? reasons[0]?.id : undefined }),
}
