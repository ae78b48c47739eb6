/** A rate limit: at most `max` events per key (a keyed hash) in a window that begins with the first. */
interface Quota {
  key: string
  max: number
  windowMs: number
}

/** An event is refused when every quota of one of its rules is used up. */
export type RateLimitRule = readonly Quota[]

/** A quota that is used up, and how long it stays so, in ms. */
export interface SpentQuota {
  key: string
  waitMs: number
}

/** How long until the rules let an event pass, in ms; 0: now. `waitOf` returns how long a key's quota stays used up. */
export function waitFor(rules: readonly RateLimitRule[], waitOf: (key: string) => number): number {
  return Math.max(0, ...rules.map(rule => Math.min(...rule.map(({ key }) => waitOf(key)))))
}
