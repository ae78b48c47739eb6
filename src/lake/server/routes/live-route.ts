import { isPublic } from '../../documents/document.ts'
import { syncTagOf } from '../../queries/sync-tag.ts'
import { isOn, type LakeRoutes, text } from './lake-route.ts'

export const LIVE_EVENTS = '/data/live/events/:dataset'

/** Streams an event whenever query results may have changed: those of published documents, or with `includeDrafts` of all. */
export const liveRoutes: LakeRoutes = (app, { lake, access, streams }) => {
  app.get<{ Querystring: Record<string, unknown> }>(LIVE_EVENTS, (request, reply) => {
    const includesDrafts = isOn(request.query['includeDrafts'], false)
    if (includesDrafts) access.requireSignIn(request)
    const stream = streams.open(request, reply)
    const newest = lake.store.newestTransaction() ?? 'start'
    const lastId = text(request.headers['last-event-id'])
    stream.send('welcome', {}, newest)
    // Missed events may concern anything: the client reloads.
    if (lastId !== undefined && lastId !== newest) stream.send('restart', {}, newest)
    const stop = lake.listen(({ transactionId, changes }) => {
      if (includesDrafts || changes.some(({ documentId }) => isPublic(documentId)))
        stream.send('message', { tags: [syncTagOf(lake.name.dataset)] }, transactionId)
    })
    stream.onClose(stop)
  })
}
