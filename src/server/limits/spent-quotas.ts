import { type RateLimitRule, type SpentQuota, waitFor } from './quota.ts'

/** Maximum number of keys that are remembered. */
const MAX_KEYS = 10_000

/** Moments in ms, by the process's clock. */
interface Window {
  from: number
  until: number
}

/**
 * A cache of quotas that are used up, so that a refusal needs no query; the database keeps the counts. Bounded, as an LRU cache of two generations:
 * keys not asked for since the younger one began are forgotten first, and cost one transaction when they ask again.
 */
export class SpentQuotas {
  private readonly clock: () => Date
  private readonly maxKeys: number
  private younger = new Map<string, Window>()
  private older = new Map<string, Window>()

  constructor(clock: () => Date, maxKeys = MAX_KEYS) {
    this.clock = clock
    this.maxKeys = maxKeys
  }

  remember(spent: readonly SpentQuota[]): void {
    const from = this.clock().getTime()
    for (const { key, waitMs } of spent) this.keep(key, { from, until: from + waitMs })
  }

  /** How long until the rules let an event pass, in ms; 0 when they do now, as far as is remembered. */
  wait(rules: readonly RateLimitRule[]): number {
    const now = this.clock().getTime()
    return waitFor(rules, key => {
      const window = this.younger.get(key) ?? this.older.get(key)
      // A window that begins later than now was learned before the clock was set back.
      if (window === undefined || window.until <= now || window.from > now) return 0
      if (!this.younger.has(key)) this.keep(key, window)
      return window.until - now
    })
  }

  get size(): number {
    return this.younger.size + this.older.size
  }

  private keep(key: string, window: Window): void {
    this.younger.set(key, window)
    if (2 * this.younger.size < this.maxKeys) return
    this.older = this.younger
    this.younger = new Map()
  }
}
