import { useState } from 'react'
import type { Appointment } from '#src/contract/generated/types.ts'
import { type AdminContent, useContent } from '../data/content/admin-content.ts'
import { valueText } from './price-texts.ts'
import { countText } from '../texts/count-text.ts'

/** An actual value this many times the estimate, or this part of it, is likely to be mistyped. */
const FAR = 10

/** An actual value as it is typed; null for none. */
export function typedValue(text: string): number | null {
  return text === '' ? null : Number.parseFloat(text)
}

/** Asks whether an actual value far from the estimate is meant, and with `ask` whether to go on; null where nothing is to be asked, as of nothing at all, which nobody types by mistake. */
export function valueQuestion(
  value: number | null,
  { estimated_value: estimate }: Pick<Appointment, 'estimated_value'>,
  content: Pick<AdminContent, 'money' | 'business'>,
  ask: string,
): string | null {
  if (value === null || value === 0 || estimate === null || estimate === 0) return null
  if (value > estimate * FAR) {
    const times = countText(Math.round(value / estimate), content.business.locale)
    return `${valueText(value, content)} is ${times} times the estimate. ${ask}`
  }
  return value < estimate / FAR ? `${valueText(value, content)} is less than a tenth of the estimate. ${ask}` : null
}

/** Asks once, in place, before a typed value far from the estimate is stored. */
export function useValueQuestion(
  request: Pick<Appointment, 'estimated_value'>,
  text: string,
  ask = 'Book it?',
): { question: string | null; mayStore: () => boolean } {
  const content = useContent()
  const [asked, setAsked] = useState<string | null>(null)
  const question = valueQuestion(typedValue(text), request, content, ask)
  return {
    /** The question while it waits for its answer, which is to save the same once more. */
    question: asked === text ? question : null,
    /** Whether the value may be stored; where it has to be asked first, asks. */
    mayStore: () => {
      setAsked(text)
      return question === null || asked === text
    },
  }
}
