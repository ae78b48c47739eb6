import { randomUUID } from 'node:crypto'
import type { WebSocket } from 'ws'
import { isObject } from '../documents/document.ts'

const HEARTBEAT = '♥'

const HEARTBEAT_MS = 15_000

/** The state of a Studio tab. */
interface Tab {
  readonly subscriptions: Set<string>
  /** The id that the tab announced; null while it is nowhere. */
  session: unknown
}

/** Relays presence between the tabs of the Studio; in memory only. */
export class Presence {
  readonly #identity: string
  readonly #tabs = new Map<WebSocket, Tab>()

  constructor(identity: string) {
    this.#identity = identity
  }

  /** Adds a tab that speaks JSON-RPC, as `@sanity/bifur-client` does. */
  add(tab: WebSocket): void {
    const known: Tab = { subscriptions: new Set(), session: null }
    this.#tabs.set(tab, known)
    const beat = setInterval(() => tab.send(HEARTBEAT), HEARTBEAT_MS)
    tab.on('message', (message: Buffer) => this.#answer(tab, known, message.toString()))
    // After an invalid WebSocket frame, skip the closing handshake.
    tab.on('error', () => tab.terminate())
    tab.once('close', () => {
      clearInterval(beat)
      this.#tabs.delete(tab)
      // A closed or crashed tab does not always announce that it leaves.
      if (known.session !== null) this.#tellGone(tab, known.session)
    })
  }

  #answer(tab: WebSocket, known: Tab, text: string): void {
    const call = parsed(text)
    if (call === null) return
    const params = isObject(call['params']) ? call['params'] : {}
    const reply = (part: object) => tab.send(JSON.stringify({ jsonrpc: '2.0', id: call['id'], ...part }))
    switch (call['method']) {
      case 'presence_subscribe': {
        const subscription = randomUUID()
        known.subscriptions.add(subscription)
        return reply({ result: subscription })
      }
      case 'presence_unsubscribe':
        known.subscriptions.delete(String(params['subscriptionId']))
        return reply({ result: true })
      case 'presence_rollcall':
        this.#tell(tab, { type: 'rollCall', session: params['session'] })
        return reply({ result: 'ok' })
      case 'presence_announce':
        known.session = isObject(params['data']) ? (params['data']['sessionId'] ?? null) : null
        this.#tell(tab, { type: 'state', m: params['data'] })
        return reply({ result: 'ok' })
      case 'presence_disconnect':
        known.session = null
        this.#tellGone(tab, params['session'])
        return reply({ result: 'ok' })
      default:
        return reply({ error: { code: -32_601, message: `There is no method ${JSON.stringify(call['method'])}` } })
    }
  }

  #tellGone(tab: WebSocket, session: unknown): void {
    this.#tell(tab, { type: 'disconnect', m: { session } })
  }

  /** Sends an event to all other tabs. */
  #tell(from: WebSocket, event: object): void {
    for (const [tab, { subscriptions }] of this.#tabs) {
      if (tab === from) continue
      for (const subscription of subscriptions) {
        const params = { subscription, result: { ...event, i: this.#identity } }
        tab.send(JSON.stringify({ jsonrpc: '2.0', method: 'presence_subscription', params }))
      }
    }
  }
}

function parsed(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : null
  } catch {
    return null
  }
}
