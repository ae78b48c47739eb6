import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { RequestBudget } from '../limits/request-budget.ts'
import { networkOf } from '../limits/network.ts'
import { Pipeline } from './pipeline.ts'
import type { TrustedProxies } from './trust-proxy.ts'

/** Browsers do not pipeline; the few programs that do send some requests ahead. */
const MOST_WAITING = 20

/** What a connection costs beside its requests. */
const CONNECTION_COST = 0.1

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

  /** Takes a connection; where there are too many, the network's oldest idle one ends for it, or else itself. */
  open(socket: Socket): void {
    const connection = { socket, pipeline: new Pipeline(this.handle, MOST_WAITING) }
    this.bySocket.set(socket, connection)
    const address = socket.remoteAddress ?? ''
    if (this.proxies.isProxy(address)) return
    const network = networkOf(address)
    if (this.budget.isBarred(network)) return void socket.resetAndDestroy()
    this.budget.charge(network, CONNECTION_COST)
    const connections = this.networks.get(network) ?? new Set()
    if (connections.size >= this.most) {
      const idle = oldestIdle(connections)
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
    // Node goes on to emit the requests that arrived with this one, and closes only the answer that is being written.
    response.emit('close')
  }

  /** Ends a connection on which too many requests wait, and all others of its network, which may hold as many. */
  private endAll(socket: Socket): void {
    const address = socket.remoteAddress ?? ''
    socket.destroy()
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
