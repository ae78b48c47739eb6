import { itemsWithKeys } from '#src/cms/sanity/system-fields.ts'
import type { DraftProblem, ExampleAnswer, FailedExample } from '#src/contract/generated/types.ts'
import { keyedList } from '../draft/draft-value.ts'
import { pathText } from '../reprice/price-places.ts'
import type { DraftReport } from './check-draft.ts'

/** The examples' document: its draft is shown and published together with changed prices. */
export const EXAMPLES = 'examples'

/** The problems that accepting the examples as they are now does not solve. */
export function besideExamples({ problems, examples }: { problems: readonly DraftProblem[]; examples: readonly FailedExample[] }): DraftProblem[] {
  const places = examples.map(({ position, mended }) => `/examples/${position}/${mended === undefined ? 'price' : 'answers'}`)
  const isSolved = (pointer: string) => places.some(place => `${pointer}/`.startsWith(`${place}/`))
  return problems.filter(({ document, pointer }) => document !== EXAMPLES || !isSolved(pointer))
}

/** Whether examples that can be accepted as they are now are all that keeps a draft, with those that it needs, from being published. */
export function waitsForExamples({ errors, examples, together = [] }: Pick<DraftReport, 'errors' | 'examples'> & Partial<DraftReport>): boolean {
  const isHeldBack = errors.length > 0 || together.length > 0
  return isHeldBack && examples.length > 0 && besideExamples({ problems: errors, examples }).length === 0
}

/** What Publish asks of an example that costs something else, or needs other answers. */
export function askedExampleWords({ title, expected, actual, mended }: FailedExample): string {
  const example = `the example “${title}”`
  const price = expected === actual ? `still cost ${actual}` : `cost ${actual} from now on, instead of ${expected}`
  return `Publish will ask: does ${example}${mended === undefined ? '' : `, with ${mended.text},`} ${price}?`
}

/** What the check says of an example after its name: a question is open, or it has what is gone. */
const OPEN_QUESTION = 'has no price yet: it must answer '
const GONE: Readonly<Record<string, string>> = {
  'cannot be chosen: must be one of ': 'an answer',
  'cannot be chosen: unknown input ': 'an answer',
  'cannot be chosen: unknown package ': 'a package',
  'cannot be chosen: unknown add-on ': 'an add-on',
}

/** What the check found of an example. */
interface ExampleProblem {
  /** The site's own. */
  message: string
  pointer: string
  title: string
  /** The examples that can be accepted as they are now. */
  failed: readonly FailedExample[]
}

/** Words a failed example as a change of its price or of its answers; returns null where its problem is another one. */
export function otherExampleWords({ message, pointer, title, failed }: ExampleProblem): string | null {
  const name = `"${title}" `
  if (!message.startsWith(name)) return null
  const priced = failed.find(({ position, mended }) => mended === undefined && pointer === `/examples/${position}/price`)
  if (priced !== undefined) return `The example "${title}": ${priced.expected} so far, ${priced.actual} with this change`
  const said = message.slice(name.length)
  if (said.startsWith(OPEN_QUESTION)) return `The example "${title}" has yet to answer ${said.slice(OPEN_QUESTION.length)}`
  const [, gone] = Object.entries(GONE).find(([beginning]) => said.startsWith(beginning)) ?? []
  return gone === undefined ? null : `The example "${title}" has ${gone} that is gone`
}

/** What to set in the document of the examples, by path, so that each asks for the price that it has, with the answers that give it one. */
export function acceptedExamples(document: Readonly<Record<string, unknown>>, failed: readonly FailedExample[]): Record<string, unknown> {
  const keys = keyedList(document['examples']).map(({ key }) => key)
  return Object.fromEntries(
    failed.flatMap(({ position, price, mended }) => {
      const key = keys[position]
      if (key === undefined) return []
      const at = (field: string) => pathText(['examples', { _key: key }, field])
      const answers = mended === undefined ? [] : [[at('answers'), storedAnswers(mended.answers)] as const]
      return [[at('price'), { _type: 'ExamplePrice', ...price }] as const, ...answers]
    }),
  )
}

function storedAnswers(answers: readonly ExampleAnswer[]): unknown[] {
  return itemsWithKeys({ object: 'ExampleAnswer' }, answers, id => id)
}
