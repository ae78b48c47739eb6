import { createContext, useContext } from 'react'
import { type Questions, stepNumbers } from '../../studio-model/draft/questions.ts'
import type { PriceScope } from '../../studio-model/prices/price-scope.ts'
import type { Vocabulary } from '../../studio-model/prices/vocabulary.ts'

/** The context of every field of the price editor. */
export interface PriceEditor {
  scope: PriceScope
  /** The questions that a table may depend on at the price's place. */
  choices: Questions['choices']
  vocabulary: Vocabulary
  /** How amounts are written: in the currency, or as hours and minutes. */
  decimals: number
  currencySign: string
  readOnly: boolean
}

const PriceEditorContext = createContext<PriceEditor | null>(null)

export const PriceEditorProvider = PriceEditorContext.Provider

export function usePriceEditor(): PriceEditor {
  const editor = useContext(PriceEditorContext)
  if (editor === null) throw new Error('a field of a price stands outside its editor')
  return editor
}

/** The forms that cannot be chosen, since the category has not what they need. */
export function lackingForms({ scope, choices, vocabulary }: PriceEditor): Vocabulary['forms'] {
  const isLacking = {
    choices: choices.length === 0,
    numbers: scope.questions.numbers.length === 0,
    steps: stepNumbers(scope.questions).length === 0,
    reasons: scope.reasons.length === 0,
    prices: scope.prices.length === 0,
  }
  return vocabulary.forms.filter(({ needs }) => needs !== null && isLacking[needs])
}

/** Returns a key that is unique even among concurrent edits. */
export function newKey(): string {
  return crypto.randomUUID().slice(0, 12)
}
