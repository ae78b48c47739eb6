import type { FieldProblem } from '#src/booking/request/flat-fields.ts'
import { hasError, type RequestProblem } from '#src/booking/request/override.ts'
import type { Problem } from '#src/contract/decode.ts'
import type { Failure } from '#src/contract/generated/types.ts'

/** A request that is not granted: the status and the answer it gets. */
export class HttpError extends Error {
  readonly status: number
  readonly failure: Failure
  /** Seconds after which it may be tried again. */
  readonly retryAfter: number | null

  constructor(status: number, failure: Failure, retryAfter: number | null = null) {
    super(failure.error)
    this.name = 'HttpError'
    this.status = status
    this.failure = failure
    this.retryAfter = retryAfter
  }
}

/** So many fields are named, and so much of each name: an answer is never as long as what it refuses. */
const MOST_FIELDS = 20
const LONGEST_NAME = 64

/** 400 or what is given: fields that are wrong. One problem speaks for itself, several get the summary. */
export function refuseFields(problems: readonly FieldProblem[], summary: string, status = 400): HttpError {
  const messages = new Map<string, string[]>()
  for (const { field, message } of problems) {
    const name = shortened(field)
    const known = messages.get(name) ?? []
    if (known.length === 0 && messages.size === MOST_FIELDS) continue
    messages.set(name, known.includes(message) ? known : [...known, message])
  }
  const fields = Object.fromEntries([...messages].map(([field, texts]) => [field, texts.join(' or ')]))
  const [only, ...more] = Object.entries(fields)
  return new HttpError(status, { error: only === undefined || more.length > 0 ? summary : only[1], fields })
}

/** 400: problems that nobody may override, together with the warnings; 422: warnings that nobody has overridden. */
export function refuseUnlessOverridden(problems: readonly RequestProblem[], isOverridden: boolean, summary: string): void {
  if (hasError(problems)) throw refuseFields(problems, summary)
  if (problems.length > 0 && !isOverridden) throw refuseFields(problems, 'This can be stored despite its warnings', 422)
}

/** 400: data of the wrong shape, with the path of each problem: `inputs.0`. */
export function refuseShape(problems: readonly Problem[], where: string): HttpError {
  const root = problems.find(({ pointer }) => pointer === '')
  if (root !== undefined) return new HttpError(400, { error: `The ${where} ${root.message}` })
  const fields = problems.map(({ pointer, message }) => ({ field: pathOf(pointer), message }))
  const [first] = fields
  const summary = first === undefined ? `The ${where} is not valid` : `The ${where} is not valid: ${shortened(first.field)} ${first.message}`
  const { failure } = refuseFields(fields, summary)
  return new HttpError(400, { ...failure, error: summary })
}

function shortened(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name
}

function pathOf(pointer: string): string {
  return pointer.slice(1).replaceAll('/', '.').replaceAll('~1', '/').replaceAll('~0', '~')
}
