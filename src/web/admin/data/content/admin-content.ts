import { createContext, use } from 'react'
import type { FormContent } from '#src/catalog/revision.ts'
import { type Money, moneyOf } from '#src/catalog/words/money.ts'
import { readContent } from '../../../form/read-content.ts'
import { type DateTexts, dateTextsOf } from '../../texts/date-texts.ts'

/** The content that the admin uses, and the business's money and date formats. */
export interface AdminContent extends FormContent {
  money: Money
  dates: DateTexts
}

/** Loads the content of a revision. */
export async function loadContent(address: string): Promise<AdminContent> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  const { content } = await readContent(response)
  return { ...content, money: moneyOf(content.business), dates: dateTextsOf(content.business) }
}

export const ContentContext = createContext<AdminContent | null>(null)

/** Returns the content that the admin uses. */
export function useContent(): AdminContent {
  const content = use(ContentContext)
  if (content === null) throw new Error('used outside of the admin')
  return content
}
