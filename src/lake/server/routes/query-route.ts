import { performance } from 'node:perf_hooks'
import { decodePerspective } from '../../queries/perspective.ts'
import { queryThread } from '../../queries/query-thread.ts'
import { syncTagOf } from '../../queries/sync-tag.ts'
import { isOn, type LakeRoutes, text, type Versioned } from './lake-route.ts'
import { queryFromAddress, queryFromBody } from './read-query.ts'

/** Bytes of a query and its parameters. The limit is low, since the body is parsed in this thread, unlike the query. */
const BODY_LIMIT = 1024 * 1024

/** Route for GROQ queries, as GET or, for long ones, as POST. */
export const queryRoutes: LakeRoutes = (app, { lake, access }) => {
  app.route<{ Params: Versioned; Querystring: Record<string, unknown> }>({
    method: ['GET', 'POST'],
    url: '/data/query/:dataset',
    bodyLimit: BODY_LIMIT,
    handler: async (request, reply) => {
      const address = request.query
      const query = request.method === 'GET' ? queryFromAddress(address) : queryFromBody(request.body)
      const perspective = decodePerspective(text(address['perspective']), request.params.version)
      const readable = [...lake.documents.values()].filter(access.canRead(request))
      const start = performance.now()
      const result = await queryThread.answer(query, readable, perspective, lake.context())
      const ms = Math.round(performance.now() - start)
      const echo = isOn(address['returnQuery'], true) ? { query: query.query } : {}
      const rest = JSON.stringify({ ...echo, syncTags: [syncTagOf(lake.name.dataset)], ms })
      // The result is already JSON: parsing and serialising it again could take long.
      const body = Buffer.concat([Buffer.from('{"result":'), result, Buffer.from(`,${rest.slice(1)}`)])
      return reply.type('application/json; charset=utf-8').send(body)
    },
  })
}
