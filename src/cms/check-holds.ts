import type { Place } from '#src/catalog/problems.ts'
import type { Content } from '#src/contract/generated/types.ts'

/** Checks that whoever is bound by a rule about unconfirmed times is told of it. */
export function checkHolds({ business: { unconfirmedHolds }, messages }: Content, root: Place): void {
  if (unconfirmedHolds === undefined) return
  if (messages.success.held === undefined)
    root.at('messages', 'success', 'held').report('is required, since business.unconfirmedHolds lets times expire: say until when, with {until}')
}
