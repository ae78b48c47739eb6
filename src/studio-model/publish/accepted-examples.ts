import type { ContentPreview, DraftProblem, FailedExample } from '#src/contract/generated/types.ts'
import { keyedList } from '../draft/draft-value.ts'
import type { DraftReport } from './check-draft.ts'

/** The problems that accepting new prices of examples does not solve. */
export function besideExamples({ problems, examples }: Pick<ContentPreview, 'problems' | 'examples'>): DraftProblem[] {
  const places = new Set(examples.map(({ position }) => `/examples/${position}/price`))
  return problems.filter(({ document, pointer }) => document !== 'examples' || !places.has(pointer))
}

/** Whether prices of examples are all that keeps a draft from being published. */
export function waitsForExamples({ errors }: Pick<DraftReport, 'errors'>): boolean {
  return errors.length > 0 && errors.every(({ document, pointer }) => document === 'examples' && /^\/examples\/\d+\/price$/.test(pointer))
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
