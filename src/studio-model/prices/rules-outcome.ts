import { priceSelection } from '#src/booking/form/form-context.ts'
import { type Outcome, outcomeOf, outcomeText } from '#src/catalog/compare/price-change.ts'
import { pricedItem, trialsOf } from '#src/catalog/compare/visit-trials.ts'
import type { Estimate } from '#src/catalog/estimate/estimate.ts'
import type { Revision } from '#src/catalog/revision.ts'
import { type RuleRow, ruleRows } from '#src/catalog/told/rule-rows.ts'
import { visitRows } from '#src/catalog/told/visit-rows.ts'
import { questionAnswer } from '#src/catalog/words/question-answer.ts'
import { selectionText } from '#src/catalog/words/selection-text.ts'
import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import type { Day } from '#src/contract/generated/types.ts'
import { type Fields, fieldsOf, keyedList } from '../draft/draft-value.ts'
import { compiledDraft } from '../publish/compiled-draft.ts'

/** What comes of new rules: what pages say of them, what something costs with them, and why the site would refuse them. */
export interface RulesOutcome {
  readonly words: readonly string[]
  readonly example: string | null
  readonly refusals: readonly string[]
}

/** A document whose rules change. */
export interface RulesOf {
  readonly id: string
  readonly type: 'category' | 'visit'
}

export const VISIT_RULES: RulesOf = { id: 'visit', type: 'visit' }

/**
 * What comes of a change of a category's or a visit's rules by the site's own compiler; null while the rest of the content cannot be read. `before` is as its
 * form shows it: with what a new one begins with, also where no document has it yet.
 */
export function rulesOutcome(of: RulesOf, before: Fields, said: Fields, documents: readonly DatasetDocument[], today: Day): RulesOutcome | null {
  const after: DatasetDocument = { ...before, ...said, _id: of.id, _type: of.type }
  const compiled = compiledDraft(documents, [...documents.filter(({ _id }) => _id !== of.id), after], today)
  if (!compiled.ok) return compiled.refusals.length === 0 ? null : { words: [], example: null, refusals: compiled.refusals }
  const { revision, categoryIds } = compiled
  const known = new Set(keyedList(before['rules']).map(({ key }) => key))
  const own = keyedList(said['rules']).filter(({ key }) => !known.has(key))
  const titles = new Set(own.map(({ item }) => item['title']))
  const category = revision.content.categories[categoryIds.indexOf(of.id)]
  const rows = of.type === 'visit' ? visitRows({ ...revision, today }) : category === undefined ? [] : ruleRows(category, { ...revision, today })
  const answer = answerOf(own.map(({ item }) => item))
  const example = of.type === 'visit' ? visitExample(revision, answer) : categoryExample(revision, category?.id ?? '', answer)
  return { words: rows.filter(({ title }) => titles.has(title)).map(rowWords), example, refusals: [] }
}

function rowWords({ title, lines, conditions, text }: RuleRow): string {
  return [[title, ...lines.map(line => line.text)].join(': '), ...conditions, ...(text === null ? [] : [text])].join(' · ')
}

/** An answer to a question, by their ids. */
interface Answer {
  readonly input: string
  readonly option: string
}

/** The answer that the first rule asks for; null where it asks for none. */
function answerOf([rule]: readonly Fields[]): Answer | null {
  const [condition] = keyedList(fieldsOf(rule?.['when'])['inputs'])
  const [option] = Array.isArray(condition?.item['options']) ? (condition.item['options'] as unknown[]) : []
  return condition === undefined ? null : { input: String(condition.item['input']), option: String(option) }
}

/** What a visit of one item costs with that answer; every answer is named, since another one may have a price, too. */
function visitExample(revision: Revision, answer: Answer | null): string | null {
  const { money, visit } = revision
  if (!visit) return null
  for (const { plan, count, item, inputs } of trialsOf(revision)) {
    if (count !== 1 || (answer !== null && inputs[answer.input] !== answer.option)) continue
    const outcome = knownOutcome(visit.price(item, { before: [], after: [], inputs }).estimate)
    if (outcome === null) continue
    const answers = selectionText({ category: '', package: null, addons: [], inputs, date: null }, visit.plan.plan, money)
    return `${[selectionText(item, plan, money), answers].filter(text => text !== '').join(', ')}: ${outcomeText(outcome, revision)}`
  }
  return null
}

/** What the first item of a category costs with that answer. */
function categoryExample(revision: Revision, id: string, answer: Answer | null): string | null {
  const { catalog, money } = revision
  const plan = catalog.categoryById.get(id)
  const item = plan === undefined ? null : pricedItem({ catalog }, plan)
  if (plan === undefined || item === null || answer === null) return null
  const [visit] = trialsOf(revision)
  const asked = { ...item, inputs: { ...item.inputs, [answer.input]: answer.option } }
  const outcome = knownOutcome(priceSelection(revision, asked, { before: [], after: [], inputs: visit?.inputs ?? {} }).estimate)
  if (outcome === null) return null
  const input = plan.category.inputs.find(({ id }) => id === answer.input)
  const option = input !== undefined && 'options' in input ? input.options.find(({ id }) => id === answer.option) : undefined
  const others = Object.fromEntries(Object.entries(item.inputs).filter(([id]) => id !== answer.input))
  const words = [selectionText({ ...item, inputs: others }, plan, money), questionAnswer(input?.label ?? '', option?.label ?? '')]
  return `${words.join(', ')}: ${outcomeText(outcome, revision)}`
}

/** The outcome that an example can show. */
function knownOutcome(estimate: Estimate | null): Outcome | null {
  const outcome = estimate === null ? null : outcomeOf(estimate)
  return outcome === 'impossible' ? null : outcome
}
