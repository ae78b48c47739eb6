import { once } from 'node:events'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { LakeDocument } from '../documents/document.ts'
import type { Query, QueryContext } from './query.ts'
import type { QueryAnswer, QueryJob, QueryMessage } from './query-job.ts'
import type { Perspective } from './perspective.ts'
import { LakeHttpError, refuseQuery } from '../server/http-error.ts'

/** Memory and time limits of a query. */
interface QueryLimits {
  readonly megabytes: number
  readonly seconds: number
}

/** Far more than the Studio's queries need. The Content Lake allows a minute, but here one thread serves everybody's queries. */
const LIMITS: QueryLimits = { megabytes: 256, seconds: 10 }

/** Evaluates queries in a worker thread, one at a time, so that an expensive query delays only other queries. */
export class QueryThread {
  readonly #limits: QueryLimits
  #worker: Worker | null = null
  /** The documents that the worker has, by id: only differences are sent. Documents are immutable. */
  #sent = new Map<string, LakeDocument>()
  #last: Promise<unknown> = Promise.resolve()

  constructor(limits = LIMITS) {
    this.#limits = limits
  }

  /**
   * A query's result over the documents of a perspective, as UTF-8 JSON.
   * @throws LakeHttpError
   */
  answer(query: Query, documents: readonly LakeDocument[], perspective: Perspective, context: QueryContext): Promise<Uint8Array> {
    return this.#queue({ kind: 'answer', query, perspective, context }, documents)
  }

  /**
   * The distinct ids of the documents that a query finds.
   * @throws LakeHttpError
   */
  async select(query: Query, documents: readonly LakeDocument[], context: QueryContext): Promise<string[]> {
    return decode(await this.#queue({ kind: 'select', query, context }, documents)) as string[]
  }

  /**
   * Whether a document matches a query's filter; null never does.
   * @throws LakeHttpError when the query is no filter.
   */
  async meets(query: Query, document: LakeDocument | null, context: QueryContext): Promise<boolean> {
    return decode(await this.#queue({ kind: 'meets', query, document, context }, null)) as boolean
  }

  #queue(job: QueryJob, documents: readonly LakeDocument[] | null): Promise<Uint8Array> {
    const done = this.#last.then(() => this.#run(job, documents))
    this.#last = done.catch(() => undefined)
    return done
  }

  async #run(job: QueryJob, documents: readonly LakeDocument[] | null): Promise<Uint8Array> {
    const worker = (this.#worker ??= this.#start())
    const limit = AbortSignal.timeout(this.#limits.seconds * 1000)
    worker.ref()
    try {
      const message: QueryMessage = { job, ...(documents === null ? { changed: [], removed: [] } : this.#difference(documents)) }
      worker.postMessage(message, [])
      const [answer] = (await once(worker, 'message', { signal: limit })) as [QueryAnswer]
      worker.unref()
      if (answer.ok) return answer.json
      const { status, message: text, body } = answer.refusal
      throw new LakeHttpError(status, text, body)
    } catch (error) {
      if (error instanceof LakeHttpError) throw error
      this.#drop(worker)
      throw refuseQuery(job.query.query, this.#reasonOf(error, limit.aborted))
    }
  }

  #difference(documents: readonly LakeDocument[]): Omit<QueryMessage, 'job'> {
    const wanted = new Map(documents.map(document => [document._id, document]))
    const changed = documents.filter(document => this.#sent.get(document._id) !== document)
    const removed = [...this.#sent.keys()].filter(id => !wanted.has(id))
    this.#sent = wanted
    return { changed, removed }
  }

  #start(): Worker {
    const script = new URL(`query-worker${extname(import.meta.url)}`, import.meta.url)
    const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: this.#limits.megabytes } })
    // A pending query gets the error from its own listener; without any listener it would end the process.
    worker.on('error', () => undefined)
    worker.once('exit', () => this.#drop(worker))
    return worker
  }

  /** Ends a worker; the next query starts another, without documents. */
  #drop(worker: Worker): void {
    void worker.terminate()
    if (this.#worker !== worker) return
    this.#worker = null
    this.#sent = new Map()
  }

  #reasonOf(error: unknown, isLate: boolean): string {
    const { megabytes, seconds } = this.#limits
    if (isLate) return `The query takes longer than ${seconds} s: let it ask for less, or by fewer joins`
    if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
      return `The query takes more than ${megabytes} MB of memory: let it ask for less`
    return `The query could not be evaluated: ${String(error)}`
  }
}

/** The query thread of this process. */
export const queryThread = new QueryThread()

function decode(json: Uint8Array): unknown {
  return JSON.parse(new TextDecoder().decode(json)) as unknown
}
