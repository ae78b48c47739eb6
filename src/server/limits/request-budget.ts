import type { Network } from './network.ts'

/** Size of a bucket, in seconds of its rate. */
const BURST_SECONDS = 10

/** After this many refusals in a row (times its limit factor), a network in debt is barred: not even refusals are sent. */
const MAX_REFUSALS = 40

/** What a refused request costs. */
const REFUSED = 1

/** Time to refill a bucket from its deepest debt, in ms: dropping an untouched one after that loses nothing. */
const GENERATION_MS = 2 * BURST_SECONDS * 1000

/** Buckets in a generation of the cache, which keeps the current and the previous one: a network that is in neither starts with a full bucket. */
const GENERATION = 10_000

/** Maximum number of subnets of one widest network in a generation: however many of its /64s ask, they do not evict other networks' buckets. */
const MAX_SUBNETS = 128

interface Bucket {
  tokens: number
  /** Refusals since the last granted request. */
  refusals: number
  /** When both were last updated, in ms. */
  at: number
  /** Of a widest network: how many of its subnets got a bucket in this generation. */
  subnets: number
}

type Networks = readonly Network[]

/**
 * Token buckets, one for each network of a client: each refills at the rate times the network's limit factor, up to a burst, and a request is
 * charged to all of them. When one is empty, the request is refused, and the refusal is charged to the narrowest empty one alone: refused requests
 * never use up a neighbour's budget. A network that goes on asking gets into debt. Networks are given from the widest to the narrowest.
 */
export class RequestBudget {
  private readonly rate: number
  private readonly burst: number
  private readonly now: () => number
  private recent = new Map<string, Bucket>()
  /** The previous generation, dropped as a whole: a Map that loses its first entry at each insertion scans what it has lost. */
  private older = new Map<string, Bucket>()
  private recentSince: number

  /** The rate is in costs a second, `now` in ms. A rate of 0 limits nothing. */
  constructor(rate: number, now: () => number = () => performance.now()) {
    this.rate = rate
    this.burst = rate * BURST_SECONDS
    this.now = now
    this.recentSince = now()
  }

  /** The number of buckets. */
  get size(): number {
    return this.recent.size + this.older.size
  }

  /**
   * Charges a request to its networks while all of them have tokens left. Returns null when it is granted, else the seconds until it may be retried.
   */
  charge(networks: Networks, cost: number): number | null {
    if (this.rate === 0) return null
    const at = this.now()
    const refused = networks.findLast(network => this.tokensOf(network, at) <= 0)
    if (refused === undefined) {
      this.change(networks, (bucket, limitFactor) => this.take(bucket, limitFactor, cost, 0))
      return null
    }
    this.change([refused], (bucket, limitFactor) => this.take(bucket, limitFactor, REFUSED, bucket.refusals + 1))
    const waits = networks.map(network => [this.tokensOf(network, at), network.limitFactor] as const).filter(([tokens]) => tokens <= 0)
    return Math.max(1, ...waits.map(([tokens, limitFactor]) => Math.ceil((REFUSED - tokens) / (this.rate * limitFactor))))
  }

  /** Refunds what a request did not cost after all. */
  refund(networks: Networks, cost: number): void {
    for (const { cidr, limitFactor } of networks) {
      const bucket = this.find(cidr)
      if (bucket !== undefined) bucket.tokens = Math.min(bucket.tokens + cost, this.burst * limitFactor)
    }
  }

  /** Puts the narrowest network, which means harm, into its deepest debt, and charges as much to each wider one. */
  exhaust(networks: Networks): void {
    if (this.rate === 0) return
    this.change(networks, (bucket, limitFactor) => this.take(bucket, limitFactor, 2 * this.burst, bucket.refusals + MAX_REFUSALS))
  }

  /** Whether one of the networks was refused so often that even a refusal is not worth its cost. */
  isBarred(networks: Networks): boolean {
    const at = this.now()
    return networks.some(network => (this.find(network.cidr)?.refusals ?? 0) >= MAX_REFUSALS * network.limitFactor && this.tokensOf(network, at) <= 0)
  }

  private take(bucket: Bucket, limitFactor: number, cost: number, refusals: number): void {
    bucket.tokens = Math.max(bucket.tokens - cost, -this.burst * limitFactor)
    bucket.refusals = refusals
  }

  private find(cidr: string): Bucket | undefined {
    return this.recent.get(cidr) ?? this.older.get(cidr)
  }

  /** The tokens that a network has at a moment; creates no bucket. */
  private tokensOf({ cidr, limitFactor }: Network, at: number): number {
    const bucket = this.find(cidr)
    if (bucket === undefined) return this.burst * limitFactor
    return Math.min(bucket.tokens + ((at - bucket.at) / 1000) * this.rate * limitFactor, this.burst * limitFactor)
  }

  /** Refills and changes the networks' buckets; subnets beyond MAX_SUBNETS of their widest network are charged to that network alone. */
  private change(networks: Networks, apply: (bucket: Bucket, limitFactor: number) => void): void {
    const at = this.now()
    let widest: Bucket | undefined
    for (const network of networks) {
      const known = this.recent.get(network.cidr)
      if (known === undefined && widest !== undefined && ++widest.subnets > MAX_SUBNETS) continue
      const tokens = this.tokensOf(network, at)
      const bucket = known ?? { tokens, refusals: this.older.get(network.cidr)?.refusals ?? 0, at, subnets: 0 }
      bucket.tokens = tokens
      bucket.at = at
      apply(bucket, network.limitFactor)
      if (known === undefined) this.keep(network.cidr, bucket)
      widest ??= bucket
    }
  }

  private keep(cidr: string, bucket: Bucket): void {
    if (this.recent.size >= GENERATION || bucket.at - this.recentSince >= GENERATION_MS) {
      this.older = this.recent
      this.recent = new Map()
      this.recentSince = bucket.at
    }
    this.recent.set(cidr, bucket)
  }
}
