import type { CodeUses } from '../../studio-model/offer/known-offer-words.ts'
import { askCodeUses, mayBeSignedIn } from '../change/site-calls.ts'
import { useSiteAnswer } from '../change/use-site-answer.ts'

/** How often discount codes are used; none while that is not known, as without a sign-in to the site, which nobody is asked for here. */
export function useCodeUses(): CodeUses {
  const { answered } = useSiteAnswer(mayBeSignedIn() ? '' : null, ask)
  return answered?.answer.kind === 'answer' ? answered.answer.body.coupons : []
}

function ask(_question: string, signal: AbortSignal) {
  return askCodeUses(signal)
}
