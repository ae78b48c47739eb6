import { WebSocketServer } from 'ws'
import { Presence } from '../presence.ts'
import { refuse } from '../http-error.ts'
import type { LakeRoutes } from './lake-route.ts'

/** Size limit of a message in bytes; presence messages are short. */
const MAX_MESSAGE_BYTES = 65_535

/** WebSocket route for presence between Studio tabs. */
export const presenceRoutes: LakeRoutes = (app, { lake, access }) => {
  const presence = new Presence(lake.name.identity)
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES })
  app.get('/socket/:dataset', (request, reply) => {
    access.requireSignIn(request)
    if (request.headers.upgrade?.toLowerCase() !== 'websocket') throw refuse(426, 'Ask for a WebSocket here')
    reply.hijack()
    sockets.handleUpgrade(request.raw, request.raw.socket, Buffer.alloc(0), tab => presence.add(tab))
  })
}
