import type { KeyObject } from 'node:crypto'
import { hmac } from '../auth/hmac.ts'
import type { AttemptStore } from '../storage/accounts/attempt-store.ts'

const HOUR_MS = 3_600_000

const DAY_MS = 24 * HOUR_MS

/** Mails a day to one address: more than anybody asks for who means it. */
const TO_ONE_ADDRESS = 5

/**
 * Limits mails to addresses that visitors typed, which may be anybody's: so many a day to one address, whatever its case and its tag (`ann+tag@…`), and so
 * many an hour in all. The counts are the database's, and stand under keyed hashes.
 */
export class VisitorLimit {
  private readonly attempts: AttemptStore
  private readonly secret: KeyObject
  /** Mails an hour to all visitors; 0: any number. */
  private readonly hourly: number

  constructor(attempts: AttemptStore, secret: KeyObject, hourly: number) {
    this.attempts = attempts
    this.secret = secret
    this.hourly = hourly
  }

  /** Counts a mail, and says whether it may be sent. */
  async allows(to: string, now: Date): Promise<boolean> {
    const address = to.toLowerCase().replace(/\+[^@]*(?=@)/, '')
    if ((await this.attempts.count(hmac(this.secret, 'mail', address), DAY_MS, now)).count > TO_ONE_ADDRESS) return false
    return this.hourly === 0 || (await this.attempts.count(hmac(this.secret, 'mail', 'all'), HOUR_MS, now)).count <= this.hourly
  }
}
