import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Passes WebSocket upgrades through the same hooks and routes as other requests; closes them when the server stops. */
export function routeUpgrades(app: FastifyInstance): void {
  const open = new Set<Socket>()
  app.server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    socket.on('error', () => socket.destroy())
    if (head.length > 0) socket.unshift(head)
    const response = new ServerResponse(request)
    response.assignSocket(socket)
    response.once('finish', () => socket.end())
    app.routing(request, response)
  })
  app.addHook('preClose', async () => {
    for (const socket of open) socket.destroy()
  })
}
