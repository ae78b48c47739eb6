import { dayText } from '#src/booking/programs/honoured-price.ts'
import { fill } from '#src/catalog/words/fill.ts'
import type { AppContext } from '../app-context.ts'
import { publicOriginOf } from '../pages/page-request.ts'
import { estimateKeys } from './estimate-keys.ts'
import { type ReadToken, readEstimate } from './estimate-token.ts'

/** What a token promises, or why it does not, as visitors read it. */
export type Verified = { saved: ReadToken; problem: null } | { saved: null; problem: 'expired' | 'unknown'; message: string }

/** Whether a token is of this business, and still holds. */
export async function verifyEstimate(token: string, context: AppContext): Promise<Verified> {
  const { business, messages } = context.content.current().revision.content
  const saved = readEstimate(token, await estimateKeys(context))
  if (saved === null || saved.issuer !== publicOriginOf(context))
    return { saved: null, problem: 'unknown', message: messages.savedEstimate?.unknown ?? '' }
  if (saved.validUntil > context.clock()) return { saved, problem: null }
  const message = fill(messages.savedEstimate?.expired ?? '', { until: dayText(saved.validUntil, business) })
  return { saved: null, problem: 'expired', message }
}
