import { byId, publishedId } from '../../documents/document.ts'
import { isOn, type LakeRoutes, text } from './lake-route.ts'

/** Routes for documents by id, and for the export of all documents. */
export const documentRoutes: LakeRoutes = (app, { lake, access }) => {
  app.get<{ Params: { ids: string }; Querystring: Record<string, unknown> }>('/data/doc/:dataset/:ids', async request => {
    const canRead = access.canRead(request)
    const ids = request.params.ids.split(',')
    const all = [...lake.documents.values()]
    const wanted = isOn(request.query['includeAllVersions'], false) ? all.filter(({ _id }) => ids.includes(publishedId(_id))) : pick(ids)
    const documents = wanted.filter(canRead)
    const omitted = ids.flatMap(id => {
      const found = lake.documents.get(id)
      if (found === undefined) return [{ id, reason: 'existence' }]
      return canRead(found) ? [] : [{ id, reason: 'permission' }]
    })
    return { documents: isOn(request.query['excludeContent'], false) ? [] : documents, omitted }
  })

  app.get<{ Querystring: Record<string, unknown> }>('/data/export/:dataset', async (request, reply) => {
    const types = text(request.query['types'])?.split(',')
    const all = [...lake.documents.values()].toSorted(byId)
    const documents = all.filter(access.canRead(request)).filter(({ _type }) => types?.includes(_type) ?? true)
    return reply.type('application/x-ndjson').send(documents.map(document => `${JSON.stringify(document)}\n`).join(''))
  })

  function pick(ids: readonly string[]) {
    return [...new Set(ids)].flatMap(id => lake.documents.get(id) ?? [])
  }
}
