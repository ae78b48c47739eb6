import type { LakeDocument } from '../../documents/document.ts'
import type { Lake } from '../../lake.ts'
import { type EventOptions, eventIdOf, mutationEvent, type Transition, transitionOf } from '../../documents/mutation-event.ts'
import { queryThread } from '../../queries/query-thread.ts'
import { LakeHttpError } from '../http-error.ts'
import type { Change, Transaction } from '../../store/workspace.ts'
import { isOn, type LakeRoutes, text } from './lake-route.ts'
import { queryFromAddress } from './read-query.ts'

/** Streams each change of the documents that a filter selects. */
export const listenRoutes: LakeRoutes = (app, { lake, access, streams }) => {
  app.get<{ Querystring: Record<string, unknown> }>('/data/listen/:dataset', (request, reply) => {
    const address = request.query
    const stream = streams.open(request, reply)
    const canRead = access.canRead(request)
    const options = readOptions(address)
    const resumes = isOn(address['enableResume'], false)
    const lastId = resumes ? text(request.headers['last-event-id']) : undefined
    const missed = lastId === undefined ? [] : missedSince(lake, lastId)
    const context = lake.context()

    async function welcome(): Promise<void> {
      // Throws when the query is no filter.
      await meets(null)
      const event = lastId === undefined ? 'welcome' : missed === null ? 'reset' : 'welcomeback'
      stream.send(event, { listenerName: request.id })
    }
    async function tell(transaction: Transaction, after: number): Promise<void> {
      const seen: { change: Change; transition: Transition }[] = []
      for (const change of transaction.changes) {
        const transition = await transitionIn(change)
        if (transition !== null) seen.push({ change, transition })
      }
      for (const [at, each] of seen.entries()) {
        if (transaction.changes.indexOf(each.change) <= after) continue
        const event = mutationEvent(transaction, { ...each, current: at + 1, total: seen.length }, options)
        stream.send('mutation', event, resumes ? event.eventId : undefined)
      }
    }
    async function transitionIn(change: Change): Promise<Transition | null> {
      const [before, now] = [change.before, change.after].map(document => (document !== null && canRead(document) ? document : null))
      return transitionOf(await meets(before ?? null), await meets(now ?? null))
    }
    async function meets(document: LakeDocument | null): Promise<boolean> {
      return queryThread.meets(queryFromAddress(address), document, context)
    }
    // An EventSource client cannot read the status: errors go into the stream.
    const fail = (error: unknown): void => {
      if (!(error instanceof LakeHttpError)) request.log.error(error)
      stream.send('channelError', error instanceof LakeHttpError ? error.body : { message: String(error) })
      reply.raw.end()
    }

    // Changes wait in the queue until after the welcome event; after a failure nothing is sent.
    let last = welcome()
    last.catch(fail)
    const queue = (transaction: Transaction, after = -1): void => {
      last = last.then(() => tell(transaction, after))
      last.catch(fail)
    }
    for (const { transaction, after } of missed ?? []) queue(transaction, after)
    stream.onClose(lake.listen(queue))
  })
}

/** The changes after an event; null when the lake does not know the event. */
function missedSince(lake: Lake, eventId: string): { transaction: Transaction; after: number }[] | null {
  const [first, ...rest] = lake.store.transactionsFrom(eventId.slice(0, eventId.indexOf('#')))
  if (first === undefined) return null
  const after = first.changes.findIndex(({ documentId }) => eventIdOf(first.transactionId, documentId) === eventId)
  return after < 0 ? null : [{ transaction: first, after }, ...rest.map(transaction => ({ transaction, after: -1 }))]
}

function readOptions(address: Readonly<Record<string, unknown>>): EventOptions {
  return {
    includeResult: isOn(address['includeResult'], false),
    includePreviousRevision: isOn(address['includePreviousRevision'], false),
    includeMutations: isOn(address['includeMutations'], true),
    includeEffects: text(address['effectFormat']) === 'mendoza',
  }
}
