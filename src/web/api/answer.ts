import { type AnswerShape, hasShape } from '#src/contract/answer-shape.ts'
import type { Failure } from '#src/contract/generated/types.ts'

/** A failed answer. Its message is the server's text, else "API request failed: {status} {statusText}". */
export class ApiError extends Error {
  readonly status: number
  /** The server's own error text, if it gave one. */
  readonly serverText: string | null
  /** Messages by field of a refused request. */
  readonly fields: Readonly<Record<string, string>>
  /** The whole answer. */
  readonly answer: unknown

  constructor(status: number, message: string, failure: Partial<Failure>, answer: unknown) {
    super(failure.error ?? message)
    this.status = status
    this.serverText = failure.error ?? null
    this.fields = failure.fields ?? {}
    this.answer = answer
  }
}

/** Returns the typed value of an answer. @throws when it has another shape. */
export function expectShape<T>(answer: AnswerShape<T>, value: unknown): T {
  if (hasShape(answer, value)) return value
  throw new Error('the answer is not what was asked for')
}
