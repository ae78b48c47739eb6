import { tokensOf } from '#src/contract/json-pointer.ts'
import type { FieldProblem } from '#src/booking/request/flat-fields.ts'
import { hasError, type RequestProblem } from '#src/booking/request/override.ts'
import type { Problem } from '#src/contract/decode.ts'
import type { Failure, Messages } from '#src/contract/generated/types.ts'

/** A text that visitors read: a key of messages.failure in the content. */
export type FailureText = 'busy' | 'replaced' | 'expired' | 'tooSoon' | 'unexpected' | 'full'

/** A refused request: its status and answer, or the key of the content's text that is its answer. */
export class HttpError extends Error {
  readonly status: number
  readonly failure: Failure | FailureText
  /** Seconds after which it may be tried again. */
  readonly retryAfter: number | null

  constructor(status: number, failure: Failure | FailureText, retryAfter: number | null = null) {
    super(typeof failure === 'string' ? failure : failure.error)
    this.name = 'HttpError'
    this.status = status
    this.failure = failure
    this.retryAfter = retryAfter
  }
}

/** The answer's body, with the content's text where visitors read it. */
export function failureOf({ failure }: HttpError, { failure: texts }: Pick<Messages, 'failure'>): Failure {
  return typeof failure === 'string' ? { error: texts[failure] ?? texts.tryLater } : failure
}

/** Maximum number of fields that an answer names, and maximum length of a name: an answer must not grow with the request that it refuses. */
const MAX_FIELDS = 20
const MAX_NAME_LENGTH = 64

/** One wrong field, whose message is the error's text too. */
export function refuseField(field: string, message: string, status = 400): HttpError {
  return refuseFields([{ field, message }], message, status)
}

/** Wrong fields, with status 400 unless given. A single problem is also the error's text, several get the summary. */
export function refuseFields(problems: readonly FieldProblem[], summary: string, status = 400): HttpError {
  const fields = messagesByField(problems)
  const [only, ...more] = Object.values(fields)
  return new HttpError(status, { error: only === undefined || more.length > 0 ? summary : only, fields })
}

function messagesByField(problems: readonly FieldProblem[]): Record<string, string> {
  const messages = new Map<string, string[]>()
  for (const { field, message } of problems) {
    const name = shortened(field)
    const known = messages.get(name) ?? []
    if (known.length === 0 && messages.size === MAX_FIELDS) continue
    messages.set(name, known.includes(message) ? known : [...known, message])
  }
  return Object.fromEntries([...messages].map(([field, texts]) => [field, texts.join(' or ')]))
}

/** Refuses errors with 400, listing warnings too; refuses warnings alone with 422, unless they are overridden. */
export function refuseUnlessOverridden(problems: readonly RequestProblem[], isOverridden: boolean, summary: string): void {
  if (hasError(problems)) throw refuseFields(problems, summary)
  if (problems.length > 0 && !isOverridden) throw refuseFields(problems, 'This can be stored despite its warnings', 422)
}

/** 400: data that does not match its schema, with the path of each problem: `inputs.0`. */
export function refuseBySchema(problems: readonly Problem[], where: string): HttpError {
  const root = problems.find(({ pointer }) => pointer === '')
  if (root !== undefined) return new HttpError(400, { error: `The ${where} ${root.message}` })
  const fields = problems.map(({ pointer, message }) => ({ field: pathOf(pointer), message }))
  const [first] = fields
  const summary = first === undefined ? `The ${where} is not valid` : `The ${where} is not valid: ${shortened(first.field)} ${first.message}`
  return new HttpError(400, { error: summary, fields: messagesByField(fields) })
}

function shortened(name: string): string {
  return name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}…` : name
}

function pathOf(pointer: string): string {
  return tokensOf(pointer).join('.')
}
