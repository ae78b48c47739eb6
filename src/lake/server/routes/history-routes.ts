import { isObject, type LakeDocument, publishedId } from '../../documents/document.ts'
import { documentEvents } from '../../documents/document-events.ts'
import { effectsOf } from '../../documents/mutation-event.ts'
import { refuse } from '../http-error.ts'
import type { Transaction } from '../../store/workspace.ts'
import { isOn, type LakeRoutes, text } from './lake-route.ts'

/** Routes for earlier states of documents and their transactions. */
export const historyRoutes: LakeRoutes = (app, { lake, access }) => {
  app.get<{ Params: { ids: string }; Querystring: Record<string, unknown> }>('/data/history/:dataset/documents/:ids', async request => {
    access.requireSignIn(request)
    const stateOf = stateChooser(request.query)
    const documents = [...new Set(request.params.ids.split(','))].flatMap(id => stateOf(lake.store.transactionsOf([id])) ?? [])
    return { documents }
  })

  app.get<{ Params: { id: string } }>('/data/history/:dataset/events/documents/:id', async request => {
    access.requireSignIn(request)
    const { id } = request.params
    const found = lake.store.transactionsOf([publishedId(id), `drafts.${publishedId(id)}`])
    return { events: { [id]: documentEvents(id, found) }, nextCursor: '' }
  })

  app.get<{ Params: { ids: string }; Querystring: Record<string, unknown> }>('/data/history/:dataset/transactions/:ids', async (request, reply) => {
    access.requireSignIn(request)
    const found = transactionsAsked(lake.store.transactionsOf(request.params.ids.split(',')), request.query)
    const lines = found.map(transaction => describe(transaction, request.query))
    return reply.type('application/x-ndjson').send(lines.map(line => `${JSON.stringify(line)}\n`).join(''))
  })
}

/** Chooses one state of a document's history: by `revision`, by `time`, or with `lastRevision` the newest, of a deleted document the one before. */
function stateChooser(address: Readonly<Record<string, unknown>>): (transactions: readonly Transaction[]) => LakeDocument | null {
  const revision = text(address['revision'])
  const time = text(address['time'])
  const isLast = isOn(address['lastRevision'], false)
  if ([revision !== undefined, time !== undefined, isLast].filter(Boolean).length > 1)
    throw refuse(400, 'Only one of "revision", "time" and "lastRevision" can be given')
  if (time !== undefined && Number.isNaN(Date.parse(time))) throw refuse(400, '"time" must be a date and time in ISO 8601')
  return transactions => {
    if (revision !== undefined) return transactions.find(({ transactionId }) => transactionId === revision)?.changes[0]?.after ?? null
    const until = time === undefined ? transactions : transactions.filter(({ timestamp }) => Date.parse(timestamp) <= Date.parse(time))
    const change = until.at(-1)?.changes[0]
    return change?.after ?? (isLast ? change?.before : null) ?? null
  }
}

/** The transactions that are asked for, by `fromTransaction` and `toTransaction` (both inclusive), `reverse` and `limit`. */
function transactionsAsked(transactions: readonly Transaction[], address: Readonly<Record<string, unknown>>): Transaction[] {
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
