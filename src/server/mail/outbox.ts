import { mailDigest } from '#src/booking/appointment/mail-digest.ts'
import type { Mail } from '#src/booking/appointment/mail.ts'
import type { VisitorLimit } from './visitor-limit.ts'
import type { OutboxStore, TakenMail } from '../storage/outbox-store.ts'

/** Sends one mail, or throws. The id stays the same when the mail is sent again. */
export type SendMail = (mail: Mail, id: string) => Promise<void>

interface OutboxLog {
  warn: (details: object, message: string) => void
  error: (details: object, message: string) => void
}

/** How many mails go out. */
interface OutboxLimits {
  /** Mails an hour to the owner before they are digested; 0: any number. */
  hourly: number
  toVisitors: Pick<VisitorLimit, 'allows'>
}

/** Lease of a mail that is being sent: no other process takes it for this time. */
const LEASE_MS = 5 * 60_000

const MINUTE_MS = 60_000

const HOUR_MS = 60 * MINUTE_MS

/** Interval between digests while mails are a flood. */
const DIGEST_MS = 15 * MINUTE_MS

/** Backoff between attempts; the last wait repeats. */
const WAITS_MS = [1, 5, 30, 120, 720].map(minutes => minutes * MINUTE_MS)

/** A mail is given up after this many attempts, about five days (RFC 5321, 4.5.4.1). */
const MAX_ATTEMPTS = 14

/**
 * Sends the mails of the outbox, at least once: a mail is deleted only after the mail server has accepted it, so that it may arrive twice but is
 * never lost. Permanently refused mails are kept as failed. Above the hourly limit, further mails to the owner are sent as digests,
 * and mails to visitors are not sent.
 */
export class Outbox {
  private readonly store: OutboxStore
  private readonly send: SendMail
  private readonly now: () => Promise<Date>
  private readonly limits: OutboxLimits
  private running: Promise<void> = Promise.resolve()

  /** Leases need one clock for all processes: `now` is the database's. */
  constructor(store: OutboxStore, send: SendMail, now: () => Promise<Date>, limits: OutboxLimits) {
    this.store = store
    this.send = send
    this.now = now
    this.limits = limits
  }

  /** Sends everything that is due; runs never overlap, and never fail. */
  run(log: OutboxLog): Promise<void> {
    this.running = this.running.then(() => this.sendDue(log)).catch((error: unknown) => log.warn({ err: error }, 'the outbox could not be read'))
    return this.running
  }

  /** How many mails have failed. */
  failures(): Promise<number> {
    return this.store.countFailed()
  }

  /** Retries failed mails too, as the mail server or its settings may have been mended, and sends everything that is due. */
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
      const { hourly } = this.limits
      const isFlood = hourly > 0 && (await this.store.countSent(new Date(now.getTime() - HOUR_MS), now)) >= hourly
      const taken = await this.store.take(now, until, isFlood ? 'undigested' : 'all')
      if (taken !== null) await this.sendOne(taken, log)
      else if (isFlood) return this.sendDigest(now, until, log)
      else return
    }
  }

  private async sendOne(taken: TakenMail, log: OutboxLog): Promise<void> {
    const { id, mail, attempts, appointmentId } = taken
    // What the owner sends is not caused by strangers: no limit holds it back.
    // Only the first attempt counts: a mail server that was away for an hour uses no limit up.
    if (mail.toVisitor !== undefined && mail.byHand !== true && attempts === 1 && !(await this.limits.toVisitors.allows(mail.to, await this.now()))) {
      log.warn({ appointment: appointmentId }, 'a mail to a visitor is not sent: too many to this address or in all')
      return this.store.settle(id, 'dropped', await this.now())
    }
    if (!(await this.sendOrKeep([taken], mail, id, log))) return
    if (mail.toVisitor !== undefined) await this.store.settle(id, 'sent', await this.now())
    else await this.store.sent(id, await this.now())
  }

  /** Turns are derived from the time, and so the same for all processes: the first to take one sends the digest. */
  private async sendDigest(now: Date, until: Date, log: OutboxLog): Promise<void> {
    const turn = `digest-${Math.floor(now.getTime() / DIGEST_MS)}`
    const taken = await this.store.takeDigest(turn, now, until)
    const mails = taken.map(({ mail }) => mail)
    if (mails.length === 0) return
    // A mail server may refuse what one visitor wrote: the fallback digest quotes none of it, so that the owner hears of all the others.
    const isSent = await this.sendOrKeep(taken, mailDigest(mails), turn, log, mails.length > 1 ? mailDigest(mails, 0) : null)
    if (isSent) await this.store.delete(taken.map(({ id }) => id))
  }

  /** Sends a mail on behalf of all that were taken, or its fallback when it is permanently refused. Returns whether one was accepted. */
  private async sendOrKeep(taken: readonly TakenMail[], mail: Mail, id: string, log: OutboxLog, other: Mail | null = null): Promise<boolean> {
    try {
      await this.send(mail, id)
      return true
    } catch (error) {
      if (other !== null && isForGood(error)) return this.sendOrKeep(taken, other, id, log)
      for (const one of taken) await this.keep(one, error, log)
      return false
    }
  }

  private async keep({ id, appointmentId, attempts }: TakenMail, error: unknown, log: OutboxLog): Promise<void> {
    const details = { reason: codeOf(error), attempts }
    if (isForGood(error) || attempts >= MAX_ATTEMPTS) {
      log.error({ ...details, appointment: appointmentId }, 'a mail cannot be sent and is given up: mend the mail settings and restart')
      await this.store.failed(id, await this.now())
    } else {
      log.warn(details, 'a mail could not be sent and is tried again')
      const wait = WAITS_MS[Math.min(attempts, WAITS_MS.length) - 1] ?? MINUTE_MS
      const now = await this.now()
      await this.store.putOff(id, new Date(now.getTime() + wait), now)
    }
  }
}

/** Whether the mail server permanently refused this mail (RFC 5321, 4.2.1: 5yz). A failed login (EAUTH) says nothing about the mail. */
function isForGood(error: unknown): boolean {
  if (!(error instanceof Error) || codeOf(error) === 'EAUTH') return false
  return 'responseCode' in error && typeof error.responseCode === 'number' && error.responseCode >= 500
}

/** Only the code is logged: the mail server's words may repeat an address. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}
