import { ownValue } from '#src/contract/own-value.ts'
import type { Selection } from '../estimate/selection.ts'
import type { CategoryPlan } from '../plan.ts'
import { visitText } from '../visits.ts'
import { isCoupon, NO_COUPON } from '../inputs/is-coupon.ts'
import { isAsked, optionLabel, unitName } from './input-words.ts'
import type { Money } from './money.ts'
import { questionAnswer } from './question-answer.ts'

/** What a selection chooses, in a few words: "Gold, Large, Pet hair". Where a category asks for several choices, an option is named with its question: "Storeys: Two, Siding: Stucco". */
export function selectionText({ package: chosen, inputs, addons, ...visit }: Selection, plan: CategoryPlan, money: Money): string {
  const item = plan.category.packages.find(({ id }) => id === chosen) ?? null
  const isOneChoice = plan.category.inputs.filter(input => 'options' in input && isAsked(input)).length < 2
  const answers = plan.category.inputs.flatMap(input => {
    const answer = ownValue(inputs, input.id)
    if (answer === undefined) return []
    if ('unit' in input) return [`${money.quantity(Number(answer))} ${unitName(input, Number(answer))}`]
    if (isCoupon(input) && answer === NO_COUPON) return []
    if (!('options' in input)) return [String(answer)]
    const labels = input.options.filter(({ id }) => id === answer).map(option => optionLabel(item, input.id, option))
    return isOneChoice ? labels : labels.map(label => questionAnswer(input.label, label))
  })
  const extras = addons.map(id => plan.addonById.get(id)?.title ?? id)
  return [item?.title ?? '', ...answers, ...extras, visitText(visit)].filter(text => text !== '').join(', ')
}
