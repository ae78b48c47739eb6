import type { AddressDifference } from '#src/contract/generated/types.ts'
import { type Addressed, presentPath } from '#src/contract/page-addresses.ts'

/** The addresses of pages, present and former ones, at which nothing is after a change, or that become former ones by it. */
export function compareAddresses(before: readonly Addressed[], after: readonly Addressed[]): AddressDifference[] {
  const live = new Set(after.map(({ path }) => path))
  return before
    .flatMap(({ path, formerPaths = [] }) => [{ address: path, isFormer: false }, ...formerPaths.map(address => ({ address, isFormer: true }))])
    .flatMap(({ address, isFormer }) => {
      const leadsTo = presentPath(address, after)
      // A former address that leads on to wherever its page is moved is none that changes.
      return live.has(address) || (isFormer && leadsTo !== null) ? [] : [{ address, leads_to: leadsTo }]
    })
}
