import { outcomeOf, outcomeText } from '#src/catalog/compare/price-change.ts'
import { trialsOf } from '#src/catalog/compare/visit-trials.ts'
import type { Revision } from '#src/catalog/revision.ts'
import { visitRows } from '#src/catalog/told/visit-rows.ts'
import { selectionText } from '#src/catalog/words/selection-text.ts'
import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import type { Day } from '#src/contract/generated/types.ts'
import { type Fields, fieldsOf, keyedList } from '../draft/draft-value.ts'
import { compiledDraft } from '../publish/compiled-draft.ts'

/** What comes of a travel fee: what pages say of it, what a visit costs with it, and why the site would refuse it. */
export interface FeeOutcome {
  readonly words: readonly string[]
  readonly example: string | null
  readonly refusals: readonly string[]
}

/**
 * What comes of a change of a visit by the site's own compiler; null while the rest of the content cannot be read. `visit` is as its form shows it: with what
 * a new one begins with, also where no document has it yet.
 */
export function feeOutcome(visit: Fields, said: Fields, documents: readonly DatasetDocument[], today: Day): FeeOutcome | null {
  const after: DatasetDocument = { ...visit, ...said, _id: 'visit', _type: 'visit' }
  const compiled = compiledDraft(documents, [...documents.filter(({ _id }) => _id !== 'visit'), after], today)
  if (!compiled.ok) return compiled.refusals.length === 0 ? null : { words: [], example: null, refusals: compiled.refusals }
  const known = new Set(keyedList(visit['rules']).map(({ key }) => key))
  const own = keyedList(said['rules']).filter(({ key }) => !known.has(key))
  const titles = new Set(own.map(({ item }) => item['title']))
  const rows = visitRows({ ...compiled.revision, today }).filter(({ title }) => titles.has(title))
  const words = rows.map(({ title, lines, conditions, text }) =>
    [[title, ...lines.map(line => line.text)].join(': '), ...conditions, ...(text === null ? [] : [text])].join(' · '),
  )
  return { words, example: exampleOf(compiled.revision, answerOf(own.map(({ item }) => item))), refusals: [] }
}

/** The answer that the first rule asks for; null where it asks for none. */
function answerOf([rule]: readonly Fields[]): { input: string; option: string } | null {
  const [condition] = keyedList(fieldsOf(rule?.['when'])['inputs'])
  const [option] = Array.isArray(condition?.item['options']) ? (condition.item['options'] as unknown[]) : []
  return condition === undefined ? null : { input: String(condition.item['input']), option: String(option) }
}

/** What a visit of one item costs with that answer. */
function exampleOf(revision: Revision, answer: { input: string; option: string } | null): string | null {
  const { content, money, visit } = revision
  for (const { plan, count, item, inputs } of trialsOf(revision)) {
    if (count !== 1 || (answer !== null && inputs[answer.input] !== answer.option)) continue
    const { estimate } = visit?.price(item, { before: [], after: [], inputs }) ?? { estimate: null }
    const outcome = estimate === null ? null : outcomeOf(estimate)
    if (outcome === null || outcome === 'impossible') continue
    const label = content.visit?.inputs
      ?.flatMap(input => (input.id === answer?.input && 'options' in input ? input.options : []))
      .find(({ id }) => id === answer?.option)?.label
    return `${[selectionText(item, plan, money), ...(label === undefined ? [] : [label])].join(', ')}: ${outcomeText(outcome, { content, money })}`
  }
  return null
}
