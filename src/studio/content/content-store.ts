import type { SanityClient } from '@sanity/client'
import { concatMap, defer, from, map, type Observable, of, ReplaySubject, retry, scan, share } from 'rxjs'
import { type DatasetDocument, DOCUMENT_TYPES } from '../../cms/sanity/dataset-documents.ts'
import { changedDrafts } from '../../studio-model/draft/changed-drafts.ts'
import type { Documents } from '../../studio-model/publish/check-draft.ts'
import { DRAFTS, idInLayer, type Layer } from '../../cms/sanity/layer.ts'
import { API_VERSION } from '../client/api-version.ts'

const FILTER = /* groq */ '*[_type in $types]'
const PARAMS = { types: [...DOCUMENT_TYPES] }

/** Delay before a retry. */
const PAUSE_MS = 3000

type ById = ReadonlyMap<string, DatasetDocument>

const datasets = new Map<string, Observable<ById>>()
const contents = new Map<string, Observable<Documents>>()

/**
 * All content of the dataset, with the edits of a layer apart: loaded once, then updated by the dataset's events. Never fails: errors are retried.
 * A release's versions stand in the place of drafts.
 */
export function contentOf(client: SanityClient, layer: Layer = DRAFTS): Observable<Documents> {
  const { projectId, dataset } = client.config()
  const name = `${projectId}/${dataset}`
  const all = datasets.get(name) ?? openDataset(client.withConfig({ ...API_VERSION, perspective: 'raw', useCdn: false }))
  datasets.set(name, all)
  const ofLayer =
    contents.get(`${name}/${layer}`) ??
    all.pipe(
      map(known => documentsOf(known, layer)),
      kept(),
    )
  contents.set(`${name}/${layer}`, ofLayer)
  return ofLayer
}

function openDataset(client: SanityClient): Observable<ById> {
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
    retry({ delay: PAUSE_MS }),
    kept(),
  )
}

/** Kept while the Studio is open: every form needs it. */
function kept<Value>() {
  return share<Value>({ connector: () => new ReplaySubject<Value>(1), resetOnRefCountZero: false })
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

function documentsOf(known: ById, layer: Layer): Documents {
  const all = [...known.values()]
  const published = all.filter(({ _id }) => !_id.includes('.'))
  const prefix = idInLayer(layer, '')
  const drafts = all.filter(({ _id }) => _id.startsWith(prefix)).map(document => ({ ...document, _id: document._id.slice(prefix.length) }))
  return { published, drafts: changedDrafts(published, drafts) }
}
