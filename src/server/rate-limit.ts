const MANY = 10_000

/** Counts events by key; so many are free in a window of time, which begins with a key's first event. */
export class RateLimit {
  private readonly most: number
  private readonly windowMs: number
  private readonly clock: () => Date
  private readonly windows = new Map<string, { count: number; endsAt: number }>()
  /** From so many windows on, those that are over are dropped. */
  private many = MANY

  /** With `most` 0 nothing is limited. */
  constructor(most: number, windowMs: number, clock: () => Date) {
    this.most = most
    this.windowMs = windowMs
    this.clock = clock
  }

  /** Seconds until the key is free again; null when it is free now. */
  wait(key: string): number | null {
    const window = this.windows.get(key)
    const left = (window?.endsAt ?? 0) - this.clock().getTime()
    return this.most === 0 || window === undefined || left <= 0 || window.count < this.most ? null : Math.ceil(left / 1000)
  }

  count(key: string): void {
    if (this.most === 0) return
    const now = this.clock().getTime()
    const window = this.windows.get(key)
    if (window !== undefined && window.endsAt > now) window.count++
    else {
      this.forget(now)
      this.windows.set(key, { count: 1, endsAt: now + this.windowMs })
    }
  }

  /** Takes back what was counted and did not happen. */
  takeBack(key: string): void {
    const window = this.windows.get(key)
    if (window !== undefined && window.count > 0) window.count--
  }

  /** Windows that are over are dropped before they can fill the memory. All are looked at only when there are twice as many as were left the last time. */
  private forget(now: number): void {
    if (this.windows.size < this.many) return
    for (const [key, { endsAt }] of this.windows) {
      if (endsAt <= now) this.windows.delete(key)
    }
    this.many = Math.max(MANY, 2 * this.windows.size)
  }
}
