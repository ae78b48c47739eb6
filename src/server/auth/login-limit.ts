import type { KeyObject } from 'node:crypto'
import { keyedHash } from '../keyed-hash.ts'
import { Refusal } from '../refusal.ts'
import type { Attempts, AttemptStore } from '../storage/storage.ts'

const WINDOW_MS = 15 * 60_000
const FAILURES_OF_ADDRESS = 10
/** Higher than an address's, so that a stranger does not lock the admin out at once. */
const FAILURES_OF_USERNAME = 50

/** From where the admin has signed in before, strangers cannot lock the admin out. */
const KNOWN_MS = 30 * 24 * 3_600_000

/** One attempt to sign in. It counts as a failure until it is told otherwise, so that attempts that come together are all counted. */
export interface LoginAttempt {
  succeeded: () => Promise<void>
}

/** Slows down who guesses passwords, over restarts too. It has no switch. Addresses and names are kept as keyed hashes. */
export class LoginLimit {
  private readonly attempts: AttemptStore
  private readonly secret: KeyObject
  private readonly clock: () => Date

  constructor(attempts: AttemptStore, secret: KeyObject, clock: () => Date) {
    this.attempts = attempts
    this.secret = secret
    this.clock = clock
  }

  /** Counts an attempt before its password is looked at; throws a 429 when there have been too many. */
  async enter(address: string, username: string): Promise<LoginAttempt> {
    const known = this.key('known', address, username)
    const counted = [{ key: this.key('address', address), most: FAILURES_OF_ADDRESS }]
    if ((await this.attempts.look(known, KNOWN_MS, this.clock())) === null)
      counted.push({ key: this.key('username', username), most: FAILURES_OF_USERNAME })
    // Look before counting: a refusal writes nothing to disk.
    for (const { key, most } of counted) {
      const attempts = await this.attempts.look(key, WINDOW_MS, this.clock())
      if (attempts !== null && attempts.count >= most) throw this.refuse(attempts)
    }
    for (const { key, most } of counted) {
      const attempts = await this.attempts.count(key, WINDOW_MS, this.clock())
      // Attempts that come together have all looked before any was counted.
      if (attempts.count > most) throw this.refuse(attempts)
    }
    return {
      succeeded: async () => {
        for (const { key } of counted) await this.attempts.takeBack(key)
        await this.attempts.count(known, KNOWN_MS, this.clock())
      },
    }
  }

  private refuse({ endsAt }: Attempts): Refusal {
    const wait = Math.ceil((endsAt.getTime() - this.clock().getTime()) / 1000)
    return new Refusal(429, { error: 'Too many attempts. Please try again later.' }, Math.max(wait, 1))
  }

  private key(...parts: string[]): string {
    return keyedHash(this.secret, 'login', JSON.stringify(parts))
  }
}
