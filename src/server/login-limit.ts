import { RateLimit } from './rate-limit.ts'
import { Refusal } from './refusal.ts'

const WINDOW_MS = 15 * 60_000
const FAILURES_OF_ADDRESS = 10
/** Higher than an address's, so that a stranger does not lock the admin out at once. */
const FAILURES_OF_USERNAME = 50

/** Slows down who guesses passwords. It has no switch. */
export class LoginLimit {
  private readonly addresses: RateLimit
  private readonly usernames: RateLimit

  constructor(clock: () => Date) {
    this.addresses = new RateLimit(FAILURES_OF_ADDRESS, WINDOW_MS, clock)
    this.usernames = new RateLimit(FAILURES_OF_USERNAME, WINDOW_MS, clock)
  }

  /** Throws a 429 while there have been too many failures. */
  enter(address: string, username: string): void {
    const wait = Math.max(this.addresses.wait(address) ?? 0, this.usernames.wait(username) ?? 0)
    if (wait > 0) throw new Refusal(429, { error: 'Too many attempts. Please try again later.' }, wait)
  }

  countFailure(address: string, username: string): void {
    this.addresses.count(address)
    this.usernames.count(username)
  }
}
