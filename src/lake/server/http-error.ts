/** An error answer: its status, and the body that clients of the Content Lake expect. */
export class LakeHttpError extends Error {
  readonly status: number
  readonly body: unknown
  /** The failed mutation or action; null when the refusal concerns the whole request. */
  readonly index: number | null

  constructor(status: number, message: string, body: unknown, index: number | null = null) {
    super(message)
    this.status = status
    this.body = body
    this.index = index
  }
}

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  421: 'Misdirected Request',
  426: 'Upgrade Required',
}

/** Refuses a request as a whole. */
export function refuse(status: 400 | 401 | 403 | 404 | 421 | 426, message: string): LakeHttpError {
  return new LakeHttpError(status, message, { statusCode: status, error: TITLES[status], message })
}

/** Refuses a project that the lake does not have, with the code by which the Studio knows that. */
export function noProject(asked: string, own: string): LakeHttpError {
  const message = `Project "${asked}" not found: this lake has "${own}" alone`
  return new LakeHttpError(404, message, { statusCode: 404, error: TITLES[404], errorCode: 'SIO-404-PNF', message })
}

/** Refuses a query, with the 0-based offsets of the error in its text. */
export function refuseQuery(query: string, description: string, start = 0, end = query.length): LakeHttpError {
  return new LakeHttpError(400, description, { error: { type: 'queryParseError', description, query, start, end } })
}

/** Why a mutation or action fails; `type` is one of the Content Lake's error types. */
export class MutationError extends Error {
  readonly status: number
  readonly detail: Readonly<Record<string, unknown>>

  constructor(status: 400 | 404 | 409, type: string, description: string, about: Readonly<Record<string, unknown>> = {}) {
    super(description)
    this.status = status
    this.detail = { type, description, ...about }
  }
}

/** Refuses a transaction because of the mutation or action at a 0-based index. */
export function refuseTransaction(kind: 'mutation' | 'action', { status, message, detail }: MutationError, index: number): LakeHttpError {
  const description = `The ${kind}(s) failed: ${message}`
  return new LakeHttpError(status, description, { error: { type: `${kind}Error`, description, items: [{ error: detail, index }] } }, index)
}
