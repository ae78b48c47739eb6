/** So many events may be counted by a key (a keyed hash) in a window of time, which begins with its first. */
interface Quota {
  key: string
  most: number
  windowMs: number
}

/** An event is refused when every quota of one of its rules is used up. */
export type Rule = readonly Quota[]

/** A quota that is used up, and in how many ms it is not. */
export interface SpentQuota {
  key: string
  waitMs: number
}

/** In how many ms the rules let an event pass; 0: now. `waitOf` says in how many ms a key's quota is no longer used up. */
export function waitFor(rules: readonly Rule[], waitOf: (key: string) => number): number {
  return Math.max(0, ...rules.map(rule => Math.min(...rule.map(({ key }) => waitOf(key)))))
}
