import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { RequestBudget } from '../limits/request-budget.ts'
import { networkOf } from '../limits/network.ts'
import { Pipeline } from './pipeline.ts'
import type { TrustedProxies } from './trust-proxy.ts'

/** Browsers do not pipeline; the few programs that do send some requests ahead. */
const MOST_WAITING = 20

/** What a connection costs beside its requests, and one that another has to end for. */
const CONNECTION_COST = 0.1
const REPLACING_COST = 2

interface Connection {
  socket: Socket
  pipeline: Pipeline
}

/** Bounds what one network's connections hold: how many there are, and how many requests wait on each. A proxy's connections are many networks'. */
export class Connections {
  private readonly most: number
  private readonly proxies: TrustedProxies
  private readonly budget: RequestBudget
  private readonly handle: RequestListener
  private readonly networks = new Map<string, Set<Connection>>()
  private readonly bySocket = new WeakMap<Socket, Connection>()

  constructor(most: number, proxies: TrustedProxies, budget: RequestBudget, handle: RequestListener) {
    this.most = most
    this.proxies = proxies
    this.budget = budget
    this.handle = handle
  }

  /** Whether an address may not even connect, since its network goes on asking for more than its share. */
  isBarred(address: string): boolean {
    return !this.proxies.isProxy(address) && this.budget.isBarred(networkOf(address))
  }

  /** Takes a connection; where there are too many, the network's oldest idle one ends for it, or else itself. */
  open(socket: Socket): void {
    const connection = { socket, pipeline: new Pipeline(this.handle, MOST_WAITING) }
    this.bySocket.set(socket, connection)
    const address = socket.remoteAddress ?? ''
    if (this.proxies.isProxy(address)) return
    const network = networkOf(address)
    const connections = this.networks.get(network) ?? new Set()
    const isFull = connections.size >= this.most
    const isAllowed = this.budget.charge(network, isFull ? REPLACING_COST : CONNECTION_COST) === null
    if (isFull) {
      const idle = isAllowed ? oldestIdle(connections) : undefined
      if (idle === undefined) return void socket.resetAndDestroy()
      connections.delete(idle)
      idle.socket.destroy()
    }
    this.networks.set(network, connections.add(connection))
    socket.once('close', () => {
      connections.delete(connection)
      if (connections.size === 0 && this.networks.get(network) === connections) this.networks.delete(network)
    })
  }

  /** Takes a request of a connection. */
  receive(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request
    if (!socket.destroyed) {
      if (this.bySocket.get(socket)?.pipeline.take(request, response) === true) return
      this.endAll(socket)
    }
    // Node closes only the answer that is being written.
    response.emit('close')
  }

  /** Ends a connection on which too many requests wait, and all others of its network, which may hold as many. */
  private endAll(socket: Socket): void {
    const address = socket.remoteAddress ?? ''
    socket.destroy()
    stopParsing(socket)
    if (this.proxies.isProxy(address)) return
    const network = networkOf(address)
    this.budget.exhaust(network)
    for (const connection of this.networks.get(network) ?? []) connection.socket.destroy()
  }
}

function oldestIdle(connections: ReadonlySet<Connection>): Connection | undefined {
  for (const connection of connections) if (connection.pipeline.isIdle) return connection
  return undefined
}

/** As Node's parser is told of a protocol that it does not speak (llhttp: 2, an upgrade). */
const NOT_HTTP = 2

/**
 * Ends the parser's work on what has already arrived: Node goes on to emit up to 3,600 requests of one chunk, 40 µs each, after their connection was destroyed. Node
 * has no public way; without this one, `receive` drops them one by one.
 */
function stopParsing(socket: Socket & { parser?: { onIncoming: unknown } | null }): void {
  if (socket.parser != null) socket.parser.onIncoming = () => NOT_HTTP
}
