import { fill } from '#src/catalog/words/fill.ts'
import type { Layout, Messages, RequestMode } from '#src/contract/generated/types.ts'
import { ApiError } from '../api/answer.ts'

/** Returns the message for a request that could not be stored (specification, section 8). */
export function failureTitle(failure: unknown, mode: RequestMode, layout: Layout, { failure: words }: Messages): string {
  if (failure instanceof ApiError) {
    if (layout === 'mobile') return failure.serverText ?? words.mobile
    return fill(mode === 'quote' ? words.desktopQuote : words.desktopAppointment, { error: failure.serverText ?? words.tryLater })
  }
  if (layout === 'mobile') return words.mobileFallback
  return fill(words.exception, { message: failure instanceof Error ? failure.message : String(failure) })
}
