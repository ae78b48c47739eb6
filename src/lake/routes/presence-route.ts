import { Presence } from '../presence.ts'
import { refuse } from '../refusal.ts'
import { openWebSocket } from '../web-socket.ts'
import type { LakeRoutes } from './lake-route.ts'

/** Tells the tabs of the Studio who is where, by a WebSocket. */
export const presenceRoutes: LakeRoutes = (app, { lake, access }) => {
  const presence = new Presence(lake.name.identity)
  app.get('/socket/:dataset', (request, reply) => {
    access.requireSignIn(request)
    const tab = openWebSocket(request.raw)
    if (tab === null) throw refuse(426, 'Ask for a WebSocket here')
    reply.hijack()
    presence.add(tab)
  })
}
