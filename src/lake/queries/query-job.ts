import type { LakeDocument } from '../documents/document.ts'
import { isObject } from '../documents/document.ts'
import { type Perspective, viewThrough } from './perspective.ts'
import { meetsFilter, type Query, type QueryContext, runQuery } from './query.ts'
import { LakeHttpError, refuseQuery } from '../server/http-error.ts'

/** A job of the query thread: a query's result, the ids of the documents it finds, or whether a document matches it. */
export type QueryJob = { readonly query: Query; readonly context: QueryContext } & (
  | { readonly kind: 'answer'; readonly perspective: Perspective }
  | { readonly kind: 'select' }
  | { readonly kind: 'meets'; readonly document: LakeDocument | null }
)

/** A job, and the changes of the documents since the previous one. */
export interface QueryMessage {
  readonly job: QueryJob
  readonly changed: readonly LakeDocument[]
  readonly removed: readonly string[]
}

/** The result of a job as UTF-8 JSON, or a refusal as data, since structured clone turns custom errors into plain ones. */
export type QueryAnswer =
  | { readonly ok: true; readonly json: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly refusal: { readonly status: number; readonly message: string; readonly body: unknown } }

/** In characters; results are built in memory. */
const MAX_RESULT = 32 * 1024 * 1024

/** Runs a job over documents; errors become refusals. */
export async function doQueryJob(job: QueryJob, documents: readonly LakeDocument[]): Promise<QueryAnswer> {
  const { query } = job.query
  try {
    const json = encode(await resultOf(job, documents))
    if (json === null) throw refuseQuery(query, `The result is larger than ${MAX_RESULT / 1024 / 1024} MB: ask for fewer documents or fields`)
    return { ok: true, json: new TextEncoder().encode(json) }
  } catch (error) {
    const { status, message, body } =
      error instanceof LakeHttpError ? error : refuseQuery(query, error instanceof Error ? error.message : String(error))
    return { ok: false, refusal: { status, message, body } }
  }
}

async function resultOf(job: QueryJob, documents: readonly LakeDocument[]): Promise<unknown> {
  if (job.kind === 'answer') return runQuery(job.query, viewThrough(documents, job.perspective), job.context)
  if (job.kind === 'meets') return meetsFilter(job.query, job.document, job.context)
  const found = await runQuery(job.query, documents, job.context)
  const ids = (Array.isArray(found) ? found : [found]).flatMap(item => (isObject(item) && typeof item['_id'] === 'string' ? [item['_id']] : []))
  return [...new Set(ids)]
}

/** Serialises a result; null when it is too large. */
function encode(result: unknown): string | null {
  try {
    const json = JSON.stringify(result ?? null)
    return json.length > MAX_RESULT ? null : json
  } catch (error) {
    // The JSON exceeds the maximum string length.
    if (error instanceof RangeError) return null
    throw error
  }
}
