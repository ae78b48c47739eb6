import type { Mail } from '#src/booking/owner-mail.ts'
import type { OutboxStore } from '../storage/storage.ts'

/** Sends one mail, or throws. */
export type SendMail = (mail: Mail) => Promise<void>

interface OutboxLog {
  warn: (details: object, message: string) => void
}

/** Nobody else takes a mail that is being sent for so long. */
const LEASE_MS = 5 * 60_000

const MINUTE_MS = 60_000

/** A mail that could not be sent is tried again after these times, then each time after the last. */
const WAITS_MS = [1, 5, 30, 120, 720].map(minutes => minutes * MINUTE_MS)

/** Sends what stands in the outbox. A mail leaves it only when the mail server has taken it, so that one may come twice but none is lost. */
export class Outbox {
  private readonly store: OutboxStore
  private readonly send: SendMail
  private readonly clock: () => Date
  private running: Promise<void> = Promise.resolve()

  constructor(store: OutboxStore, send: SendMail, clock: () => Date) {
    this.store = store
    this.send = send
    this.clock = clock
  }

  /** Sends everything that is due; runs never overlap, and never fail. */
  run(log: OutboxLog): Promise<void> {
    this.running = this.running.then(() => this.sendDue(log)).catch((error: unknown) => log.warn({ err: error }, 'the outbox could not be read'))
    return this.running
  }

  private async sendDue(log: OutboxLog): Promise<void> {
    for (;;) {
      const now = this.clock()
      const taken = await this.store.take(now, new Date(now.getTime() + LEASE_MS))
      if (taken === null) return
      try {
        await this.send(taken.mail)
      } catch (error) {
        const wait = WAITS_MS[Math.min(taken.attempts, WAITS_MS.length) - 1] ?? MINUTE_MS
        log.warn({ reason: codeOf(error), attempts: taken.attempts }, 'a mail could not be sent and is tried again')
        await this.store.putOff(taken.id, new Date(this.clock().getTime() + wait))
        continue
      }
      await this.store.sent(taken.id)
    }
  }
}

/** The mail server's words may repeat an address: only the code is logged. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}
