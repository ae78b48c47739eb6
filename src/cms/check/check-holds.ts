import type { ContentPointer } from '#src/catalog/compile/content-pointer.ts'
import type { Content } from '#src/contract/generated/types.ts'

/** Checks that visitors are told of the rules for unconfirmed holds that apply to them. */
export function checkHolds({ business: { unconfirmedHolds }, messages }: Content, root: ContentPointer): void {
  if (unconfirmedHolds === undefined) return
  if (unconfirmedHolds.usual !== undefined) {
    const why = 'is required, since business.unconfirmedHolds says how many are usual'
    if (messages.form.proving === undefined) root.at('messages', 'form', 'proving').report(`${why}: say what the device does meanwhile`)
    if (messages.failure.unproved === undefined) root.at('messages', 'failure', 'unproved').report(`${why}: say whom to call, with {phone}`)
  }
  if (messages.success.held === undefined)
    root.at('messages', 'success', 'held').report('is required, since business.unconfirmedHolds lets times expire: say until when, with {until}')
}
