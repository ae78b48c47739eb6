import type { SanityClient } from '@sanity/client'
import { concatMap, defer, from, map, type Observable, of, ReplaySubject, retry, scan, share } from 'rxjs'
import { type DatasetDocument, DOCUMENT_TYPES } from '../../cms/sanity/dataset-documents.ts'
import { changedDrafts } from '../../studio-model/draft/changed-drafts.ts'
import type { Documents } from '../../studio-model/publish/check-draft.ts'
import { API_VERSION } from '../client/api-version.ts'

const FILTER = /* groq */ '*[_type in $types]'
const PARAMS = { types: [...DOCUMENT_TYPES] }

/** Delay before a retry. */
const PAUSE_MS = 3000

type ById = ReadonlyMap<string, DatasetDocument>

const stores = new Map<string, Observable<Documents>>()

/** All content of the dataset, with drafts apart: loaded once, then updated by the dataset's events. Never fails: errors are retried. */
export function contentOf(client: SanityClient): Observable<Documents> {
  const { projectId, dataset } = client.config()
  const name = `${projectId}/${dataset}`
  const store = stores.get(name) ?? openStore(client.withConfig({ ...API_VERSION, perspective: 'raw', useCdn: false }))
  stores.set(name, store)
  return store
}

function openStore(client: SanityClient): Observable<Documents> {
  const events = defer(() =>
    client.listen<DatasetDocument>(FILTER, PARAMS, { includeResult: true, includeAllVersions: true, events: ['welcome', 'mutation'] }),
  )
  return events.pipe(
    // In order, so that changes that arrive during a load apply after it. Every new connection ("welcome") loads all again.
    concatMap(event =>
      event.type === 'mutation'
        ? of((known: ById) => changed(known, event.documentId, event.result ?? null))
        : from(client.fetch<DatasetDocument[]>(FILTER, PARAMS)).pipe(map(documents => () => byId(documents))),
    ),
    scan((known: ById, change) => change(known), new Map()),
    map(documentsOf),
    retry({ delay: PAUSE_MS }),
    // Kept while the Studio is open: every form needs it.
    share({ connector: () => new ReplaySubject<Documents>(1), resetOnRefCountZero: false }),
  )
}

function byId(documents: readonly DatasetDocument[]): ById {
  return new Map(documents.map(document => [document._id, document]))
}

function changed(known: ById, id: string, document: DatasetDocument | null): ById {
  const next = new Map(known)
  if (document === null) next.delete(id)
  else next.set(id, document)
  return next
}

const DRAFT = 'drafts.'

function documentsOf(known: ById): Documents {
  const all = [...known.values()]
  const published = all.filter(({ _id }) => !_id.includes('.'))
  const drafts = all.filter(({ _id }) => _id.startsWith(DRAFT)).map(document => ({ ...document, _id: document._id.slice(DRAFT.length) }))
  return { published, drafts: changedDrafts(published, drafts) }
}
