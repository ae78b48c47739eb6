import type { Category, ChoiceInput, Effect, Id, Rule, VisitRule, VisitWhen, When } from '#src/contract/generated/types.ts'
import { buildCategory, type CatalogContent, type CatalogVisit } from '../compile/build-catalog.ts'
import { ContentPointer } from '../compile/content-pointer.ts'
import type { CategoryPlan } from '../plan.ts'
import type { PriceScope } from '../prices/price-scope.ts'
import { asCategory } from '../visit/visit-category.ts'

/** The question in the place of how many items there are: which of the rules' conditions on items holds. */
const ITEMS: Id = '$items'

/** The same for the exceptions of rules, which may hold together with what their rule counts. */
const EXCEPTED: Id = '$excepted'

/**
 * A visit's rules, questions and prices as a category, to be tried like one: that everything a visit says can be reached by some items and answers. Each
 * condition on items holds alone, and none of them. `pointer` is that of the visit.
 */
export function visitPlan(
  visit: CatalogVisit,
  { categories, business }: CatalogContent,
  pointer: ContentPointer,
  watch: PriceScope['watch'],
): CategoryPlan {
  return buildCategory(withConditions(asCategory(visit, categories), visit), new ContentPointer([], pointer.text), business, watch)
}

function withConditions(category: Category, { rules = [], duration = { kind: 'exact', amount: 1 } }: CatalogVisit): Category {
  const asked = [
    ...itemsQuestion(
      ITEMS,
      rules.map(({ when }) => when),
    ),
    ...itemsQuestion(
      EXCEPTED,
      rules.flatMap(({ unless = [] }) => unless),
    ),
  ]
  const ruled = (category.rules ?? []).map((rule, position) => tried(rule, rules[position]))
  const { limit: _, ...others } = category
  return { ...others, duration, inputs: [...category.inputs, ...asked], rules: ruled }
}

/** A question with an option for each condition on items; none where there is no such condition. */
function itemsQuestion(id: Id, conditions: readonly (VisitWhen | undefined)[]): ChoiceInput[] {
  const ids = [...new Set(conditions.flatMap(when => (when?.items === undefined ? [] : [JSON.stringify(when.items)])))]
  const options = ['none', ...ids].map(option => ({ id: option, label: '' }))
  return ids.length === 0 ? [] : [{ id, kind: 'choice', label: '', show: 'always', required: '', options }]
}

/** A rule that looks at the questions in the place of the items, and takes nothing off: what discounts leave is proved by category. */
function tried({ when = {}, unless = [], effect, ...rule }: Rule, said: VisitRule | undefined): Rule {
  const exceptions = unless.map((exception, at) => asking(EXCEPTED, exception, said?.unless?.[at]))
  return { ...rule, when: asking(ITEMS, when, said?.when), ...(exceptions.length > 0 && { unless: exceptions }), effect: raising(effect) }
}

function asking(question: Id, when: When, said: VisitWhen | undefined): When {
  const inputs = [...(when.inputs ?? []), ...(said?.items === undefined ? [] : [{ input: question, options: [JSON.stringify(said.items)] }])]
  return { ...when, ...(inputs.length > 0 && { inputs }) }
}

function raising(effect: Effect): Effect {
  if (effect.kind === 'amount') return { kind: 'amount', amount: 1 }
  return effect.kind === 'percent' && effect.bps < 0 ? { kind: 'amount', amount: 1 } : effect
}
