import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { RequestBudget } from '../limits/request-budget.ts'
import { type Network, networksOf } from '../limits/network.ts'
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
  /** From the widest to the narrowest; none where it is not counted. */
  networks: readonly Network[]
}

/** Bounds what each network's connections hold: how many there are, and how many requests wait on each. A proxy's connections are many networks'. */
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

  /** Whether an address may not even connect, since one of its networks goes on asking for more than its share. */
  isBarred(address: string): boolean {
    return !this.proxies.isProxy(address) && this.budget.isBarred(networksOf(address))
  }

  /** Takes a connection; where a network has too many, its oldest idle one ends for it, or else itself. */
  open(socket: Socket): void {
    const address = socket.remoteAddress ?? ''
    const networks = this.proxies.isProxy(address) ? [] : networksOf(address)
    const connection = { socket, pipeline: new Pipeline(this.handle, MOST_WAITING), networks }
    this.bySocket.set(socket, connection)
    // One that ends for it is of the narrowest full network, and so of the wider ones too.
    const full = networks.findLast(({ cidr, room }) => this.connectionsOf(cidr).size >= this.most * room)
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

  /** Ends a connection on which too many requests wait, and all others of its narrowest network, which may hold as many. */
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

/** As Node's parser is told of a protocol that it does not speak (llhttp: 2, an upgrade). */
const NOT_HTTP = 2

/**
 * Ends the parser's work on what has already arrived: Node goes on to emit up to 3,600 requests of one chunk, 40 µs each, after their connection was destroyed. Node
 * has no public way; without this one, `receive` drops them one by one.
 */
function stopParsing(socket: Socket & { parser?: { onIncoming: unknown } | null }): void {
  if (socket.parser != null) socket.parser.onIncoming = () => NOT_HTTP
}
