/** As much of a call of Sanity's client as is looked at. */
interface Call {
  readonly url: string
  readonly body?: unknown
}

type Send<C> = (call: C) => Promise<unknown>

interface Waits<C> {
  /** Waits before each further attempt. */
  again: (attempt: number, call: C) => Promise<void>
  /** Is given what lasts from the first failure until the edit has arrived or is refused, attempts included. */
  unsavedUntil: (settled: Promise<unknown>) => Promise<unknown>
}

/**
 * Sends an edit again, with the same transaction id, until it arrives. Sanity's own buffer drops all edits of a document that has no draft yet when one
 * call fails, and says "Saved": it must not hear of a lost connection.
 */
export function keptWrites<C extends Call>({ again, unsavedUntil }: Waits<C>) {
  return async (call: C, next: Send<C>): Promise<unknown> => {
    const transactionId = transactionOf(call)
    if (transactionId === null) return next(call)
    try {
      return await next(call)
    } catch (error) {
      if (!isPassing(error)) throw error
    }
    return unsavedUntil(sendAgain(call, next, transactionId))
  }

  async function sendAgain(call: C, next: Send<C>, transactionId: string): Promise<unknown> {
    for (let attempt = 0; ; attempt++) {
      await again(attempt, call)
      try {
        return await next(call)
      } catch (error) {
        // An earlier attempt has arrived, only its answer has not.
        if (hasArrived(error, transactionId)) return { transactionId, results: [] }
        if (!isPassing(error)) throw error
      }
    }
  }
}

/** Whether a call is an edit, which is sent until it arrives. */
export function isKept(call: Call): boolean {
  return transactionOf(call) !== null
}

/** The transaction id that a write has been given; null for what may not be sent twice. */
function transactionOf({ url, body }: Call): string | null {
  if (!/\/data\/(actions|mutate)\//.test(url)) return null
  const given: unknown = typeof body === 'string' ? JSON.parse(body) : body
  const id = typeof given === 'object' && given !== null && 'transactionId' in given ? given.transactionId : null
  return typeof id === 'string' ? id : null
}

function hasArrived(error: unknown, transactionId: string): boolean {
  return statusOf(error) === 409 && JSON.stringify(error instanceof Object && 'response' in error ? error.response : null).includes(transactionId)
}

/** Whether a failure says nothing of the edit itself: no connection, or a service that is busy or restarts. */
function isPassing(error: unknown): boolean {
  if (error instanceof Error && error.name === 'AbortError') return false
  const status = statusOf(error)
  return status === null || status === 408 || status === 429 || status >= 500
}

function statusOf(error: unknown): number | null {
  return error instanceof Object && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : null
}
