import type { ContentPreview, DraftProblem, FailedExample } from '#src/contract/generated/types.ts'
import { keyedList } from '../draft/draft-value.ts'
import type { DraftReport } from './check-draft.ts'

/** The examples' document: its draft is shown and published together with changed prices. */
export const EXAMPLES = 'examples'

/** The problems that accepting new prices of examples does not solve. */
export function besideExamples({ problems, examples }: Pick<ContentPreview, 'problems' | 'examples'>): DraftProblem[] {
  const places = new Set(examples.map(({ position }) => `/examples/${position}/price`))
  return problems.filter(({ document, pointer }) => document !== EXAMPLES || !places.has(pointer))
}

/** Whether prices of examples are all that keeps a draft from being published. */
export function waitsForExamples({ errors }: Pick<DraftReport, 'errors'>): boolean {
  return errors.length > 0 && errors.every(({ document, pointer }) => document === EXAMPLES && /^\/examples\/\d+\/price$/.test(pointer))
}

const OTHER_PRICE = /^("[^]*") should be ([^]*), but is ([^]*)$/

/** Words a failed example as a change of its price; returns null where its problem is another one. `message` is the site's own. */
export function otherPriceWords(message: string): string | null {
  const [, title, before, after] = OTHER_PRICE.exec(message) ?? []
  return title === undefined ? null : `The example ${title}: ${before} so far, ${after} with this change`
}

/** What to set in the document of the examples, by path, so that each asks for the price that it has. */
export function acceptedPrices(document: Readonly<Record<string, unknown>>, failed: readonly FailedExample[]): Record<string, unknown> {
  const keys = keyedList(document['examples']).map(({ key }) => key)
  return Object.fromEntries(
    failed.flatMap(({ position, price }) => {
      const key = keys[position]
      return key === undefined ? [] : [[`examples[_key==${JSON.stringify(key)}].price`, { _type: 'ExamplePrice', ...price }] as const]
    }),
  )
}
