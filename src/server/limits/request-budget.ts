/** So many seconds of the rate may be used at once. */
const BURST_SECONDS = 10

/** Who was refused so often, and still asks, is not even refused any more. */
const MOST_REFUSALS = 40

/** What asking in vain costs. */
const REFUSED = 1

/** Of so many networks that were seen last, and at most as many before them, the buckets are kept; others begin anew. */
const GENERATION = 10_000

interface Bucket {
  tokens: number
  /** Since something was granted. */
  refusals: number
  /** When both were so, in ms. */
  at: number
}

/**
 * Token buckets, one for each network: each refills at the same rate up to a burst, and what a network asks for is charged by its cost. Whoever goes on asking
 * after a refusal gets into debt.
 */
export class RequestBudget {
  private readonly rate: number
  private readonly burst: number
  private readonly now: () => number
  private recent = new Map<string, Bucket>()
  /** Dropped as a whole: a Map that loses its first entry at each insertion scans what it has lost. */
  private older = new Map<string, Bucket>()

  /** The rate is in costs a second, `now` in ms. With a rate of 0 nothing is limited. */
  constructor(rate: number, now: () => number = () => performance.now()) {
    this.rate = rate
    this.burst = rate * BURST_SECONDS
    this.now = now
  }

  /** How many networks are kept. */
  get size(): number {
    return this.recent.size + this.older.size
  }

  /** Charges a network while it has anything left. Seconds until it has again; null when it was granted. */
  charge(network: string, cost: number): number | null {
    if (this.rate === 0) return null
    const bucket = this.bucketOf(network)
    const isGranted = bucket.tokens > 0
    bucket.tokens = Math.max(bucket.tokens - (isGranted ? cost : REFUSED), -this.burst)
    bucket.refusals = isGranted ? 0 : bucket.refusals + 1
    return isGranted ? null : Math.ceil((REFUSED - bucket.tokens) / this.rate)
  }

  /** Gives back what a request did not cost after all. */
  refund(network: string, cost: number): void {
    const bucket = this.find(network)
    if (bucket !== undefined) bucket.tokens = Math.min(bucket.tokens + cost, this.burst)
  }

  /** Takes everything from a network that means harm. */
  exhaust(network: string): void {
    if (this.rate > 0) Object.assign(this.bucketOf(network), { tokens: -this.burst, refusals: MOST_REFUSALS })
  }

  /** Whether a network has asked in vain so often that not even a refusal is worth its cost. */
  isBarred(network: string): boolean {
    if ((this.find(network)?.refusals ?? 0) < MOST_REFUSALS) return false
    return this.bucketOf(network).tokens <= 0
  }

  private find(network: string): Bucket | undefined {
    return this.recent.get(network) ?? this.older.get(network)
  }

  /** The network's bucket as it is now. */
  private bucketOf(network: string): Bucket {
    const at = this.now()
    const known = this.find(network)
    const tokens = known === undefined ? this.burst : Math.min(known.tokens + ((at - known.at) / 1000) * this.rate, this.burst)
    const bucket = { tokens, refusals: known?.refusals ?? 0, at }
    if (this.recent.size >= GENERATION && !this.recent.has(network)) {
      this.older = this.recent
      this.recent = new Map()
    }
    this.recent.set(network, bucket)
    return bucket
  }
}
