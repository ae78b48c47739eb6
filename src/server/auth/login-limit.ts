import type { KeyObject } from 'node:crypto'
import type { Semaphore } from '../limits/semaphore.ts'
import { hmac } from './hmac.ts'
import type { Network } from '../limits/network.ts'
import { HttpError } from '../http/http-error.ts'
import type { AttemptStore, Attempts } from '../storage/accounts/attempt-store.ts'
import { passwordQueues } from './password-queues.ts'

const MINUTE_MS = 60_000
const WINDOW_MS = 15 * MINUTE_MS
const FAILURES = 10

/** For all strangers together, per username: at 100 an hour, the 10^8 guesses that a password must withstand take a century. */
const STRANGERS_WINDOW_MS = 60 * MINUTE_MS
const FAILURES_OF_STRANGERS = 100
const MANY_FAILURES = 30

/** How long a network is known after a sign-in: other networks' failures do not lock it out. */
const KNOWN_MS = 30 * 24 * 60 * MINUTE_MS

/**
 * The source of a password attempt: a browser that has signed in before, by its device hash; a signed-in admin; or a stranger, by the networks of the
 * address, the narrowest last.
 */
export type LoginClient = { kind: 'device'; hash: string } | { kind: 'session' } | { kind: 'stranger'; networks: readonly Network[] }

/** A rate limit that an attempt counts against. */
interface Budget {
  key: string
  windowMs: number
  max: number
  /** From this count on, the owner is told. */
  many?: number
}

/** Called with the number of failed sign-ins by strangers. */
type OnManyFailures = (failures: number) => Promise<void>

const ignore: OnManyFailures = async () => undefined

/** What is guessed, by a name of its own, and where its checks queue. */
interface Guessed {
  label: string
  queues: { known: Semaphore; strangers: Semaphore }
}

const PASSWORDS: Guessed = { label: 'login', queues: passwordQueues }

/** Rate limit on guessing passwords, or another secret, which outlives restarts and cannot be switched off. Addresses and names are stored as keyed hashes. */
export class LoginLimit {
  private readonly attempts: AttemptStore
  private readonly secret: KeyObject
  private readonly clock: () => Date
  private readonly guessed: Guessed

  constructor(attempts: AttemptStore, secret: KeyObject, clock: () => Date, guessed = PASSWORDS) {
    this.attempts = attempts
    this.secret = secret
    this.clock = clock
    this.guessed = guessed
  }

  /**
   * Runs the check of a password in the client's queue (a semaphore) and returns whether it succeeds. An attempt counts as a failure until it
   * succeeds, so that concurrent attempts are all counted; one that finds the queue full is not counted.
   * @throws HttpError 429 after too many failures, 503 when the queue is full.
   */
  async try(client: LoginClient, username: string, check: () => Promise<boolean>, onManyFailures: OnManyFailures = ignore): Promise<boolean> {
    const budgets = await this.budgetsOf(client, username)
    // Look before counting: a refusal writes nothing to disk.
    for (const { key, windowMs, max } of budgets) {
      const attempts = await this.attempts.look(key, windowMs, this.clock())
      if (attempts !== null && attempts.count >= max) throw this.refuse(attempts)
    }
    return this.queueOf(client).run(async () => {
      for (const budget of budgets) {
        const attempts = await this.attempts.count(budget.key, budget.windowMs, this.clock())
        // Concurrent attempts have all looked before any was counted.
        if (attempts.count > budget.max) throw this.refuse(attempts)
        if (attempts.count >= (budget.many ?? Number.POSITIVE_INFINITY)) await onManyFailures(attempts.count)
      }
      let isRight = false
      try {
        isRight = await check()
      } catch (error) {
        // A check that throws says nothing about the password.
        await this.takeBack(budgets)
        throw error
      }
      if (!isRight) return false
      await this.takeBack(budgets)
      if (client.kind === 'stranger') await this.attempts.count(this.knownKey(client.networks, username), KNOWN_MS, this.clock())
      return true
    })
  }

  private async budgetsOf(client: LoginClient, username: string): Promise<Budget[]> {
    const own = { windowMs: WINDOW_MS, max: FAILURES }
    switch (client.kind) {
      case 'device':
        return [{ key: this.key('device', client.hash), ...own }]
      case 'session':
        return [{ key: this.key('session', username), ...own }]
      case 'stranger': {
        const isKnown = (await this.attempts.look(this.knownKey(client.networks, username), KNOWN_MS, this.clock())) !== null
        const max = isKnown ? Number.POSITIVE_INFINITY : FAILURES_OF_STRANGERS
        return [
          ...client.networks.map(({ cidr, limitFactor }) => ({ key: this.key('address', cidr), windowMs: WINDOW_MS, max: limitFactor * FAILURES })),
          { key: this.key('username', username), windowMs: STRANGERS_WINDOW_MS, max, many: MANY_FAILURES },
        ]
      }
    }
  }

  private async takeBack(budgets: readonly Budget[]): Promise<void> {
    for (const { key } of budgets) await this.attempts.takeBack(key)
  }

  private refuse({ endsAt }: Attempts): HttpError {
    const seconds = Math.max(Math.ceil((endsAt.getTime() - this.clock().getTime()) / 1000), 1)
    const minutes = Math.ceil(seconds / 60)
    return new HttpError(429, { error: `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.` }, seconds)
  }

  private knownKey(networks: readonly Network[], username: string): string {
    return this.key('known', networks.at(-1)?.cidr ?? '', username)
  }

  private key(...parts: string[]): string {
    return hmac(this.secret, this.guessed.label, JSON.stringify(parts))
  }

  private queueOf({ kind }: LoginClient): Semaphore {
    const { known, strangers } = this.guessed.queues
    return kind === 'stranger' ? strangers : known
  }
}
