import { mailDigest } from '#src/booking/appointment/mail-digest.ts'
import type { Mail } from '#src/booking/appointment/owner-mail.ts'
import type { OutboxStore, TakenMail } from '../storage/storage.ts'

/** Sends one mail, or throws. */
export type SendMail = (mail: Mail) => Promise<void>

interface OutboxLog {
  warn: (details: object, message: string) => void
  error: (details: object, message: string) => void
}

/** Nobody else takes a mail that is being sent for so long. */
const LEASE_MS = 5 * 60_000

const MINUTE_MS = 60_000

const HOUR_MS = 60 * MINUTE_MS

/** While mails are a flood, one digest each so often. */
const DIGEST_MS = 15 * MINUTE_MS

/** A mail that could not be sent is tried again after these times, then each time after the last. */
const WAITS_MS = [1, 5, 30, 120, 720].map(minutes => minutes * MINUTE_MS)

/** After so many tries, about five days, nobody waits any more (RFC 5321, 4.5.4.1). */
const MOST_ATTEMPTS = 14

/** Sends what stands in the outbox. A mail leaves it only when the mail server has taken it, so that one may come twice but none is lost. What the server refuses for good is kept as failed. After so many mails within an hour the further ones come as digests. */
export class Outbox {
  private readonly store: OutboxStore
  private readonly send: SendMail
  private readonly now: () => Promise<Date>
  /** Mails an hour before they are digested; 0: any number. */
  private readonly hourly: number
  private running: Promise<void> = Promise.resolve()

  /** Leases need one clock for all processes: `now` is the database's. */
  constructor(store: OutboxStore, send: SendMail, now: () => Promise<Date>, hourly: number) {
    this.store = store
    this.send = send
    this.now = now
    this.hourly = hourly
  }

  /** Sends everything that is due; runs never overlap, and never fail. */
  run(log: OutboxLog): Promise<void> {
    this.running = this.running.then(() => this.sendDue(log)).catch((error: unknown) => log.warn({ err: error }, 'the outbox could not be read'))
    return this.running
  }

  /** How many mails have failed. */
  failures(): Promise<number> {
    return this.store.failures()
  }

  /** Whoever has mended the mail server or its settings starts anew: what failed is due again. */
  async runAnew(log: OutboxLog): Promise<void> {
    await this.tryFailedAgain().catch((error: unknown) => log.warn({ err: error }, 'the outbox could not be read'))
    await this.run(log)
  }

  private async tryFailedAgain(): Promise<void> {
    await this.store.tryFailedAgain(await this.now())
  }

  private async sendDue(log: OutboxLog): Promise<void> {
    for (;;) {
      const now = await this.now()
      const until = new Date(now.getTime() + LEASE_MS)
      const isFlood = this.hourly > 0 && (await this.store.countSent(new Date(now.getTime() - HOUR_MS), now)) >= this.hourly
      const taken = await this.store.take(now, until, isFlood ? 'undigested' : 'all')
      if (taken !== null) await this.sendOrKeep([taken], taken.mail, log)
      else if (isFlood) return this.sendDigest(now, until, log)
      else return
    }
  }

  /** The turns are the same for all processes: whoever comes first to one has it. */
  private async sendDigest(now: Date, until: Date, log: OutboxLog): Promise<void> {
    const taken = await this.store.takeDigest(`digest-${Math.floor(now.getTime() / DIGEST_MS)}`, now, until)
    const mails = taken.map(({ mail }) => mail)
    // What one visitor wrote may be what mail servers refuse: the owner hears of all others nevertheless.
    if (mails.length > 0) await this.sendOrKeep(taken, mailDigest(mails), log, mails.length > 1 ? mailDigest(mails, 0) : null)
  }

  /** Sends a mail that stands for all that were taken, or the other one when it is refused for good; they leave the outbox, or stay, together. */
  private async sendOrKeep(taken: readonly TakenMail[], mail: Mail, log: OutboxLog, other: Mail | null = null): Promise<void> {
    try {
      await this.send(mail)
    } catch (error) {
      if (other !== null && isForGood(error)) return this.sendOrKeep(taken, other, log)
      for (const one of taken) await this.keep(one, error, log)
      return
    }
    await this.store.sent(
      taken.map(({ id }) => id),
      await this.now(),
    )
  }

  private async keep({ id, attempts }: TakenMail, error: unknown, log: OutboxLog): Promise<void> {
    const details = { reason: codeOf(error), attempts }
    if (isForGood(error) || attempts >= MOST_ATTEMPTS) {
      log.error({ ...details, appointment: id }, 'a mail cannot be sent and is given up: mend the mail settings and restart')
      await this.store.failed(id, await this.now())
    } else {
      log.warn(details, 'a mail could not be sent and is tried again')
      const wait = WAITS_MS[Math.min(attempts, WAITS_MS.length) - 1] ?? MINUTE_MS
      const now = await this.now()
      await this.store.putOff(id, new Date(now.getTime() + wait), now)
    }
  }
}

/** The mail server has refused this very mail and will again (RFC 5321, 4.2.1: 5yz). That it does not know us is no word about the mail. */
function isForGood(error: unknown): boolean {
  if (!(error instanceof Error) || codeOf(error) === 'EAUTH') return false
  return 'responseCode' in error && typeof error.responseCode === 'number' && error.responseCode >= 500
}

/** The mail server's words may repeat an address: only the code is logged. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}
