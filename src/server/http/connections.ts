import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { RequestBudget } from '../limits/request-budget.ts'
import { type Network, networksOf } from '../limits/network.ts'
import { Pipeline } from './pipeline.ts'
import type { TrustedProxies } from './trust-proxy.ts'

/** Maximum number of pipelined requests waiting on a connection: browsers do not pipeline, and the few programs that do send some ahead. */
const MAX_WAITING = 20

/** Charge for a connection, beside its requests, and for one that evicts another; in the units of the request budget. */
const CONNECTION_COST = 0.1
const REPLACING_COST = 2

interface Connection {
  socket: Socket
  pipeline: Pipeline
  /** From the widest to the narrowest; empty where it is not counted. */
  networks: readonly Network[]
}

/** Limits each network's connections, and the requests that wait on each. A proxy's connections carry many networks and are not counted. */
export class Connections {
  private readonly max: number
  private readonly proxies: TrustedProxies
  private readonly budget: RequestBudget
  private readonly handle: RequestListener
  private readonly networks = new Map<string, Set<Connection>>()
  private readonly bySocket = new WeakMap<Socket, Connection>()

  constructor(max: number, proxies: TrustedProxies, budget: RequestBudget, handle: RequestListener) {
    this.max = max
    this.proxies = proxies
    this.budget = budget
    this.handle = handle
  }

  /** Whether connections of an address are refused, since one of its networks keeps exceeding its budget. */
  isBarred(address: string): boolean {
    return !this.proxies.isProxy(address) && this.budget.isBarred(networksOf(address))
  }

  /** Accepts a connection. When a network has too many, its oldest idle one is closed, or else the new one. */
  open(socket: Socket): void {
    const address = socket.remoteAddress ?? ''
    const networks = this.proxies.isProxy(address) ? [] : networksOf(address)
    const connection = { socket, pipeline: new Pipeline(this.handle, MAX_WAITING), networks }
    this.bySocket.set(socket, connection)
    // The narrowest full network: closing one of its connections frees a place in the wider ones too.
    const full = networks.findLast(({ cidr, limitFactor }) => this.connectionsOf(cidr).size >= this.max * limitFactor)
    const isAllowed = this.budget.charge(networks, full === undefined ? CONNECTION_COST : REPLACING_COST) === null
    if (full !== undefined) {
      const idle = isAllowed ? oldestIdle(this.connectionsOf(full.cidr)) : undefined
      if (idle === undefined) return void socket.resetAndDestroy()
      this.forget(idle)
      idle.socket.destroy()
    }
    for (const { cidr } of networks) this.networks.set(cidr, (this.networks.get(cidr) ?? new Set()).add(connection))
    socket.once('close', () => this.forget(connection))
  }

  private connectionsOf(cidr: string): ReadonlySet<Connection> {
    return this.networks.get(cidr) ?? NONE
  }

  private forget(connection: Connection): void {
    for (const { cidr } of connection.networks) {
      const connections = this.networks.get(cidr)
      connections?.delete(connection)
      if (connections?.size === 0) this.networks.delete(cidr)
    }
  }

  /** Passes a request on to its connection's pipeline. */
  receive(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request
    if (!socket.destroyed) {
      if (this.bySocket.get(socket)?.pipeline.take(request, response) === true) return
      this.endAll(socket)
    }
    // Node emits `close` only on the response that is being written.
    response.emit('close')
  }

  /** Closes a connection on which too many requests wait, and all others of its narrowest network, on which as many may wait. */
  private endAll(socket: Socket): void {
    const networks = this.bySocket.get(socket)?.networks ?? []
    socket.destroy()
    stopParsing(socket)
    this.budget.exhaust(networks)
    for (const connection of this.connectionsOf(networks.at(-1)?.cidr ?? '')) connection.socket.destroy()
  }
}

const NONE: ReadonlySet<Connection> = new Set()

function oldestIdle(connections: ReadonlySet<Connection>): Connection | undefined {
  for (const connection of connections) if (connection.pipeline.isIdle) return connection
  return undefined
}

/** What the parser's callback returns for a protocol that Node does not speak (llhttp: 2, an upgrade). */
const NOT_HTTP = 2

/**
 * Stops the parser from emitting what has already arrived: up to 3,600 requests of one chunk, 40 µs each, after their connection was destroyed. Node
 * has no public way; without this one, `receive` drops them one by one.
 */
function stopParsing(socket: Socket & { parser?: { onIncoming: unknown } | null }): void {
  if (socket.parser != null) socket.parser.onIncoming = () => NOT_HTTP
}
