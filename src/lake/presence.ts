import { randomUUID } from 'node:crypto'
import type { WebSocket } from 'ws'
import { isObject } from './document.ts'

const HEARTBEAT = '♥'

/** So often a connection is told that it lives. */
const HEARTBEAT_MS = 15_000

/** Who is where in the documents: each tab of the Studio tells, and is told of, the others. It is kept nowhere. */
export class Presence {
  readonly #identity: string
  readonly #tabs = new Map<WebSocket, Set<string>>()

  constructor(identity: string) {
    this.#identity = identity
  }

  /** Takes in a tab that speaks JSON-RPC, as `@sanity/bifur-client` does. */
  add(tab: WebSocket): void {
    this.#tabs.set(tab, new Set())
    const beat = setInterval(() => tab.send(HEARTBEAT), HEARTBEAT_MS)
    tab.on('message', (message: Buffer) => this.#answer(tab, message.toString()))
    // Whoever sends what is no frame of a WebSocket is not asked to say good-bye.
    tab.on('error', () => tab.terminate())
    tab.once('close', () => {
      clearInterval(beat)
      this.#tabs.delete(tab)
    })
  }

  #answer(tab: WebSocket, text: string): void {
    const call = parsed(text)
    if (call === null) return
    const params = isObject(call['params']) ? call['params'] : {}
    const reply = (part: object) => tab.send(JSON.stringify({ jsonrpc: '2.0', id: call['id'], ...part }))
    switch (call['method']) {
      case 'presence_subscribe': {
        const subscription = randomUUID()
        this.#tabs.get(tab)?.add(subscription)
        return reply({ result: subscription })
      }
      case 'presence_unsubscribe':
        this.#tabs.get(tab)?.delete(String(params['subscriptionId']))
        return reply({ result: true })
      case 'presence_rollcall':
        this.#tell(tab, { type: 'rollCall', session: params['session'] })
        return reply({ result: 'ok' })
      case 'presence_announce':
        this.#tell(tab, { type: 'state', m: params['data'] })
        return reply({ result: 'ok' })
      case 'presence_disconnect':
        this.#tell(tab, { type: 'disconnect', m: { session: params['session'] } })
        return reply({ result: 'ok' })
      default:
        return reply({ error: { code: -32_601, message: `There is no method ${JSON.stringify(call['method'])}` } })
    }
  }

  /** Tells all other tabs. */
  #tell(from: WebSocket, event: object): void {
    for (const [tab, subscriptions] of this.#tabs) {
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
