import type { ReactNode } from 'react'
import type { AskedInput } from '#src/catalog/words/input-words.ts'
import type { Category } from '#src/contract/generated/types.ts'

/** What a question is rendered from. */
export interface QuestionProps<K extends AskedInput['kind']> {
  category: Category
  input: Extract<AskedInput, { kind: K }>
  /** Says that nothing is chosen yet. */
  placeholder: string
}

/** How questions of a kind are rendered. */
export type Question<K extends AskedInput['kind']> = (props: QuestionProps<K>) => ReactNode
