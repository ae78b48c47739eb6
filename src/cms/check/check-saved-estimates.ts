import type { ContentPointer } from '#src/catalog/compile/content-pointer.ts'
import type { Content } from '#src/contract/generated/types.ts'

/** Checks that there are words around estimates that can be saved. */
export function checkSavedEstimates({ business: { estimateDays }, messages }: Content, root: ContentPointer): void {
  if (estimateDays !== undefined && messages.savedEstimate === undefined)
    root.at('messages', 'savedEstimate').report('is required, since business.estimateDays lets visitors save estimates: say so')
}
