import { PassThrough } from 'node:stream'
import { HttpError } from './http-error.ts'

/** How often a stream shows that it is open, since proxies and browsers cut idle ones, and asks whether it may stay. */
const HEARTBEAT_MS = 25_000

/** Maximum number of open streams of an account, and of all of them, in this process. */
const MAX_OF_ACCOUNT = 50
const MAX_IN_ALL = 200

/** How many bytes may wait for a slow reader before its stream is closed; it opens another. */
const MAX_UNREAD = 16_384

/** Headers of an answer of server-sent events; proxies (nginx) must not wait for its end. */
export const EVENT_STREAM_HEADERS = { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' } as const

/** A stream of server-sent events (HTML standard, 9.2). */
interface EventStream {
  body: PassThrough
  /** Sends an event with JSON data. */
  send: (data: object) => void
}

/** The open streams, which are counted. */
export class EventStreams {
  private readonly accounts = new Map<string, number>()
  private inAll = 0

  /**
   * Opens a stream that lasts as long as it may at each heartbeat.
   * @throws HttpError 429 when too many are open.
   */
  open(account: string, mayStay: () => Promise<boolean>): EventStream {
    this.count(account)
    const body = new PassThrough()
    const write = (text: string) => {
      if (!body.writable) return
      body.write(text)
      if (body.readableLength + body.writableLength > MAX_UNREAD) body.destroy()
    }
    const beat = setInterval(() => {
      mayStay().then(
        isAllowed => (isAllowed ? write(':\n\n') : body.end()),
        () => body.destroy(),
      )
    }, HEARTBEAT_MS)
    body.once('close', () => {
      clearInterval(beat)
      this.release(account)
    })
    write(':\n\n')
    return { body, send: data => write(`data: ${JSON.stringify(data)}\n\n`) }
  }

  private count(account: string): void {
    const open = this.accounts.get(account) ?? 0
    if (open >= MAX_OF_ACCOUNT || this.inAll >= MAX_IN_ALL)
      throw new HttpError(429, { error: 'The admin is open in too many places to tell this one of changes at once' }, 60)
    this.accounts.set(account, open + 1)
    this.inAll += 1
  }

  private release(account: string): void {
    const left = (this.accounts.get(account) ?? 1) - 1
    if (left > 0) this.accounts.set(account, left)
    else this.accounts.delete(account)
    this.inAll -= 1
  }
}
