import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { BookingLoad, bookingOf, note, type Sent } from './booking-load.ts'

/** Latencies in ms, from the scheduled time of each request, and the number of unexpected answers. */
export interface Waits {
  pages: number[]
  bookings: number[]
  failed: number
}

/** Number of readers, each with an IP address of their own. */
const READERS = 20

const PAGE_MS = 10
const BOOKING_MS = 50

/** Regular visitors (open loop): they arrive on schedule, whether or not earlier ones have been served. */
export class Visitors {
  readonly bookings = new BookingLoad()
  private readonly origin: string
  private readonly token: string
  private readonly readers = Array.from({ length: READERS }, (_, index) => new Agent({ keepAlive: true, localAddress: `127.0.1.${index + 1}` }))

  constructor(origin: string, token: string) {
    this.origin = origin
    this.token = token
  }

  /** Visits for a time; pages and bookings are each due at a steady rate. */
  async come(ms: number): Promise<Waits> {
    const waits: Waits = { pages: [], bookings: [], failed: 0 }
    const began = performance.now()
    const each = async (everyMs: number, visit: () => Promise<boolean>, into: number[]) => {
      const timed = async (due: number) => {
        const isServed = await visit()
        into.push(performance.now() - due)
        if (!isServed) waits.failed++
      }
      const running: Promise<void>[] = []
      for (let due = began; due < began + ms; due += everyMs) {
        await pause(Math.max(due - performance.now(), 0))
        running.push(timed(due))
      }
      await Promise.all(running)
    }
    await Promise.all([each(PAGE_MS, () => this.read(), waits.pages), each(BOOKING_MS, () => this.book(), waits.bookings)])
    return waits
  }

  close(): void {
    for (const agent of this.readers) agent.destroy()
  }

  private pages = 0

  private read(): Promise<boolean> {
    const agent = this.readers[this.pages++ % READERS]
    return new Promise(resolve => {
      const sent = request(`${this.origin}/`, { agent, headers: { 'accept-encoding': 'br' } }, answer => {
        answer.resume().on('error', () => resolve(false))
        answer.on('end', () => resolve(answer.statusCode === 200))
      })
      sent.on('error', () => resolve(false)).end()
    })
  }

  /** Books from a network and with an e-mail of its own, so that no rate limit applies. */
  private async book(): Promise<boolean> {
    const booking = this.bookings.next()
    const number = this.bookings.all.length
    const localAddress = `127.${20 + (number % 200)}.${(number * 7) % 256}.${1 + (number % 254)}`
    const body = JSON.stringify({ ...bookingOf(booking), email: `tess${number}@example.com` })
    return new Promise(resolve => {
      const headers = { 'content-type': 'application/json', 'x-csrf-token': this.token, 'idempotency-key': booking.key }
      const sent = request(`${this.origin}/api/v1/appointments/`, { agent: false, localAddress, method: 'POST', headers }, answer => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', () => resolve(false))
        answer.on('end', () => {
          note(booking, answer.statusCode ?? 0, Buffer.concat(chunks).toString())
          resolve(answer.statusCode === 201)
        })
      })
      sent.on('error', () => resolve(false)).end(body)
    })
  }

  get sent(): readonly Sent[] {
    return this.bookings.all
  }
}
