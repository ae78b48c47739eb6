import { isObject, type LakeDocument, publishedId } from '../../documents/document.ts'
import { documentEvents } from '../../documents/document-events.ts'
import { effectsOf } from '../../documents/mutation-event.ts'
import { refuse } from '../http-error.ts'
import type { Transaction } from '../../store/workspace.ts'
import { isOn, type LakeRoutes, text } from './lake-route.ts'

/** Routes for earlier states of documents and their transactions. */
export const historyRoutes: LakeRoutes = (app, { lake, access }) => {
  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>('/data/history/:dataset/documents/:id', async request => {
    access.requireSignIn(request)
    const { id } = request.params
    const revision = text(request.query['revision'])
    const time = text(request.query['time'])
    if (time !== undefined && Number.isNaN(Date.parse(time))) throw refuse(400, '"time" must be a date and time in ISO 8601')
    const states = lake.store.transactionsOf([id]).filter(({ timestamp }) => time === undefined || Date.parse(timestamp) <= Date.parse(time))
    const found = revision === undefined ? states.at(-1) : states.find(({ transactionId }) => transactionId === revision)
    const document: LakeDocument | null = found?.changes[0]?.after ?? null
    return { documents: document === null ? [] : [document] }
  })

  app.get<{ Params: { id: string } }>('/data/history/:dataset/events/documents/:id', async request => {
    access.requireSignIn(request)
    const { id } = request.params
    const found = lake.store.transactionsOf([publishedId(id), `drafts.${publishedId(id)}`])
    return { events: { [id]: documentEvents(id, found) }, nextCursor: '' }
  })

  app.get<{ Params: { ids: string }; Querystring: Record<string, unknown> }>('/data/history/:dataset/transactions/:ids', async (request, reply) => {
    access.requireSignIn(request)
    const found = choose(lake.store.transactionsOf(request.params.ids.split(',')), request.query)
    const lines = found.map(transaction => describe(transaction, request.query))
    return reply.type('application/x-ndjson').send(lines.map(line => `${JSON.stringify(line)}\n`).join(''))
  })
}

/** Filters by `fromTransaction` and `toTransaction` (both inclusive), `reverse` and `limit`. */
function choose(transactions: readonly Transaction[], address: Readonly<Record<string, unknown>>): Transaction[] {
  const place = (key: string, unlessGiven: number): number => {
    const id = text(address[key])
    const index = id === undefined ? unlessGiven : transactions.findIndex(({ transactionId }) => transactionId === id)
    return index < 0 ? unlessGiven : index
  }
  const between = transactions.slice(place('fromTransaction', 0), place('toTransaction', transactions.length - 1) + 1)
  const limit = Number(text(address['limit']) ?? Infinity)
  return (isOn(address['reverse'], false) ? between.toReversed() : between).slice(0, Number.isNaN(limit) ? undefined : limit)
}

function describe({ transactionId, timestamp, identity, changes }: Transaction, address: Readonly<Record<string, unknown>>) {
  return {
    id: transactionId,
    timestamp,
    author: identity,
    documentIDs: changes.map(({ documentId }) => documentId),
    ...(isOn(address['excludeContent'], false) ? {} : { mutations: changes.flatMap(({ mutations }) => mutations.filter(isObject)) }),
    ...(text(address['effectFormat']) === 'mendoza'
      ? { effects: Object.fromEntries(changes.map(change => [change.documentId, effectsOf(change)])) }
      : {}),
  }
}
