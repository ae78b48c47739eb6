import { bearerToken } from '../auth/guards.ts'
import type { Sessions } from '../auth/sessions.ts'
import type { AppContext } from '../app-context.ts'
import { type ApiRoute, route } from '../http/api-route.ts'
import { EVENT_STREAM_HEADERS, EventStreams } from '../http/event-stream.ts'

/** The stream of news about requests and closures. */
export function eventRoutes({ storage }: Pick<AppContext, 'storage'>, sessions: Sessions): ApiRoute[] {
  const streams = new EventStreams()
  return [
    route({
      method: 'GET',
      url: '/api/v1/events',
      summary: 'What happens to requests from now on, as server-sent events; what it was has to be asked for',
      access: 'admin',
      answers: { 200: 'RequestNews' },
      isStream: true,
      handle: async ({ request, username }) => {
        const isSignedIn = async () => (await sessions.find(bearerToken(request))) !== null
        const { body, send } = streams.open(username, isSignedIn)
        request.server.drain.endAtClose(body)
        try {
          const stop = await storage.news.subscribe(send)
          body.once('close', stop)
          if (body.destroyed) stop()
        } catch (error) {
          body.destroy()
          throw error
        }
        return { status: 200, body, headers: EVENT_STREAM_HEADERS }
      },
    }),
  ]
}
