import type { Network } from './network.ts'

/** So many seconds of the rate may be used at once. */
const BURST_SECONDS = 10

/** A network without room for more that was refused so often, and still asks, is not even refused any more. */
const MOST_REFUSALS = 40

/** What asking in vain costs. */
const REFUSED = 1

/** From the deepest debt a bucket is full again in so many ms: dropping it then loses nothing. */
const GENERATION_MS = 2 * BURST_SECONDS * 1000

/** Of so many networks that were seen last, and at most as many before them, the buckets are kept; others begin anew. */
const GENERATION = 10_000

/** So many parts of a widest network get buckets in one generation: however many of its /64s ask, they do not drop other networks' buckets. */
const MOST_PARTS = 128

interface Bucket {
  tokens: number
  /** Since something was granted. */
  refusals: number
  /** When both were so, in ms. */
  at: number
  /** Of a widest network: how many of its parts got a bucket in this generation. */
  parts: number
}

type Networks = readonly Network[]

/**
 * Token buckets, one for each network that an asker lies in: each refills at the rate times the network's room, up to a burst, and all are charged the cost of what
 * is asked for. Where one is spent, the asker is refused, which is charged to the narrowest that is: so nobody spends a neighbour's share by asking in vain. Whoever
 * goes on asking gets into debt. Networks are given from the widest to the narrowest.
 */
export class RequestBudget {
  private readonly rate: number
  private readonly burst: number
  private readonly now: () => number
  private recent = new Map<string, Bucket>()
  /** Dropped as a whole: a Map that loses its first entry at each insertion scans what it has lost. */
  private older = new Map<string, Bucket>()
  private recentSince: number

  /** The rate is in costs a second, `now` in ms. With a rate of 0 nothing is limited. */
  constructor(rate: number, now: () => number = () => performance.now()) {
    this.rate = rate
    this.burst = rate * BURST_SECONDS
    this.now = now
    this.recentSince = now()
  }

  /** How many networks are kept. */
  get size(): number {
    return this.recent.size + this.older.size
  }

  /** Charges an asker's networks while all of them have anything left. Seconds until they have again; null when it was granted. */
  charge(networks: Networks, cost: number): number | null {
    if (this.rate === 0) return null
    const at = this.now()
    const refused = networks.findLast(network => this.tokensOf(network, at) <= 0)
    if (refused === undefined) {
      this.change(networks, (bucket, room) => this.take(bucket, room, cost, 0))
      return null
    }
    this.change([refused], (bucket, room) => this.take(bucket, room, REFUSED, bucket.refusals + 1))
    const waits = networks.map(network => [this.tokensOf(network, at), network.room] as const).filter(([tokens]) => tokens <= 0)
    return Math.max(1, ...waits.map(([tokens, room]) => Math.ceil((REFUSED - tokens) / (this.rate * room))))
  }

  /** Gives back what a request did not cost after all. */
  refund(networks: Networks, cost: number): void {
    for (const { cidr, room } of networks) {
      const bucket = this.find(cidr)
      if (bucket !== undefined) bucket.tokens = Math.min(bucket.tokens + cost, this.burst * room)
    }
  }

  /** Takes everything from the narrowest network, which means harm, and as much from each wider one. */
  exhaust(networks: Networks): void {
    if (this.rate === 0) return
    this.change(networks, (bucket, room) => this.take(bucket, room, 2 * this.burst, bucket.refusals + MOST_REFUSALS))
  }

  /** Whether one of the networks has asked in vain so often that not even a refusal is worth its cost. */
  isBarred(networks: Networks): boolean {
    const at = this.now()
    return networks.some(network => (this.find(network.cidr)?.refusals ?? 0) >= MOST_REFUSALS * network.room && this.tokensOf(network, at) <= 0)
  }

  private take(bucket: Bucket, room: number, cost: number, refusals: number): void {
    bucket.tokens = Math.max(bucket.tokens - cost, -this.burst * room)
    bucket.refusals = refusals
  }

  private find(cidr: string): Bucket | undefined {
    return this.recent.get(cidr) ?? this.older.get(cidr)
  }

  /** What a network has left by then; no bucket is made for it. */
  private tokensOf({ cidr, room }: Network, at: number): number {
    const bucket = this.find(cidr)
    if (bucket === undefined) return this.burst * room
    return Math.min(bucket.tokens + ((at - bucket.at) / 1000) * this.rate * room, this.burst * room)
  }

  /** Changes the networks' buckets as they are now; parts beyond those that their widest network may have are counted by it alone. */
  private change(networks: Networks, apply: (bucket: Bucket, room: number) => void): void {
    const at = this.now()
    let widest: Bucket | undefined
    for (const network of networks) {
      const known = this.recent.get(network.cidr)
      if (known === undefined && widest !== undefined && ++widest.parts > MOST_PARTS) continue
      const tokens = this.tokensOf(network, at)
      const bucket = known ?? { tokens, refusals: this.older.get(network.cidr)?.refusals ?? 0, at, parts: 0 }
      bucket.tokens = tokens
      bucket.at = at
      apply(bucket, network.room)
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
