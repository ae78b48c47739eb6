import { performance } from 'node:perf_hooks'
import { decodePerspective, viewThrough } from '../perspective.ts'
import { runQuery } from '../query.ts'
import { syncTagOf } from '../sync-tag.ts'
import { isOn, type LakeRoutes, text, type Versioned } from './lake-route.ts'
import { queryFromAddress, queryFromBody } from './read-query.ts'

/** Answers GROQ queries, by address or, when they are long, by body. */
export const queryRoutes: LakeRoutes = (app, { lake, access }) => {
  app.route<{ Params: Versioned; Querystring: Record<string, unknown> }>({
    method: ['GET', 'POST'],
    url: '/data/query/:dataset',
    handler: async request => {
      const address = request.query
      const query = request.method === 'GET' ? queryFromAddress(address) : queryFromBody(request.body)
      const perspective = decodePerspective(text(address['perspective']), request.params.version)
      const readable = [...lake.documents.values()].filter(access.canRead(request))
      const start = performance.now()
      const result = await runQuery(query, viewThrough(readable, perspective), lake.context())
      const ms = Math.round(performance.now() - start)
      const echo = isOn(address['returnQuery'], true) ? { query: query.query } : {}
      return { ...echo, result: result ?? null, syncTags: [syncTagOf(lake.name.dataset)], ms }
    },
  })
}
