import { Agent, request } from 'node:http'

/** A sent booking and its answer. */
export interface Sent {
  key: string
  date: string
  time: string
  /** Null while there is no answer. */
  status: number | null
  /** The answer's Retry-After. */
  retryAfter: string | null
  /** Id of the stored appointment. */
  id: string | null
}

/** Duration of each visit; visits never overlap. */
export const VISIT_MINUTES = 180

const TIMES = ['07:00', '10:00', '13:00', '16:00']
const FIRST_DAY = Date.UTC(2027, 0, 1)
const DAY_MS = 86_400_000

/** Sends bookings that do not overlap, over connections that each send again as soon as they are answered. */
export class BookingLoad {
  readonly all: Sent[] = []
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1000 })
  private isOn = false
  private running: Promise<unknown> = Promise.resolve()

  /** Starts sending to these sites in turn; `stop` ends it. */
  start(origins: readonly string[], connections: number): void {
    this.isOn = true
    this.running = Promise.all(Array.from({ length: connections }, (_, index) => this.sendAll(origins, index)))
  }

  /** Stops sending, and waits for outstanding answers or the end of their connections. */
  async stop(): Promise<void> {
    this.isOn = false
    await this.running
  }

  get acknowledged(): Sent[] {
    return this.all.filter(({ status }) => status === 201)
  }

  next(): Sent {
    const number = this.all.length
    const day = new Date(FIRST_DAY + Math.floor(number / TIMES.length) * DAY_MS)
    // Requests refuse later days, so these bookings would be resent forever.
    if (day.getUTCFullYear() >= 2100) throw new Error(`this century has no day left after ${number} bookings: let the load last shorter`)
    const sent = {
      key: `trial-${number}`,
      date: day.toISOString().slice(0, 10),
      time: TIMES[number % TIMES.length] ?? '',
      status: null,
      retryAfter: null,
      id: null,
    }
    this.all.push(sent)
    return sent
  }

  /** Sends or resends a booking and records the answer; a lost connection changes nothing. With `cutAfter` (ms), cuts the connection itself. */
  async send(origin: string, sent: Sent, cutAfter: number | null = null): Promise<number | null> {
    const csrf = await this.tokenOf(origin)
    if (csrf === null) return null
    return new Promise(resolve => {
      const headers = { 'content-type': 'application/json', 'x-csrf-token': csrf, 'idempotency-key': sent.key }
      const posted = request(`${origin}/api/v1/appointments/`, { agent: this.agent, method: 'POST', headers }, response => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', () => resolve(null))
        response.on('end', () => {
          sent.retryAfter = response.headers['retry-after'] ?? null
          note(sent, response.statusCode ?? 0, Buffer.concat(chunks).toString())
          resolve(sent.status)
        })
      })
      posted.on('error', () => resolve(null))
      posted.end(JSON.stringify(bookingOf(sent)))
      if (cutAfter !== null) setTimeout(() => posted.destroy(), cutAfter)
    })
  }

  private readonly tokens = new Map<string, Promise<string | null>>()

  private async tokenOf(origin: string): Promise<string | null> {
    const known = (await this.tokens.get(origin)) ?? null
    if (known !== null) return known
    const asked = fetch(`${origin}/api/v1/csrf-token`)
      .then(async answer => ((await answer.json()) as { csrf_token: string }).csrf_token)
      .catch(() => null)
    this.tokens.set(origin, asked)
    return asked
  }

  private async sendAll(origins: readonly string[], index: number): Promise<void> {
    const origin = origins[index % origins.length] ?? ''
    while (this.isOn) {
      const status = await this.send(origin, this.next())
      // Back off after a failure.
      if (status !== 201) await new Promise(resolve => setTimeout(resolve, 20))
    }
  }
}

/** Records the answer to a booking. */
export function note(sent: Sent, status: number, text: string): void {
  sent.status = status
  if (status !== 201) return
  const { id } = JSON.parse(text) as { id: string }
  if (sent.id !== null && sent.id !== id) throw new Error(`${sent.key} was stored twice`)
  sent.id = id
}

/** The request body of a booking. */
export function bookingOf({ date, time }: Sent) {
  return {
    name: 'Tess Trial',
    email: 'tess@example.com',
    request_type: 'appointment',
    vehicle_category: 'Motorcycle',
    motorcycle_package: 'motorcycle-standard-detail',
    appointment_date: date,
    appointment_time: time,
  }
}
