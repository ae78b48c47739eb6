import { ApiError } from '../../api/answer.ts'

/** No answer came. Its message says why in words, which browsers do not ("Failed to fetch", "Load failed"). */
export class NoConnection extends Error {
  /** Whether the device itself has none; else the server is silent. */
  readonly isOffline = !navigator.onLine

  constructor(options?: ErrorOptions) {
    super(navigator.onLine ? 'the server cannot be reached' : 'there is no connection', options)
  }
}

/** Passes an answer on. @throws NoConnection in place of the browser's error; what the answer throws otherwise. */
export async function connected<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    // `fetch` rejects with a TypeError when no answer comes.
    throw error instanceof TypeError ? new NoConnection({ cause: error }) : error
  }
}

/** Whether something could not be loaded for want of a connection: the notice of that says so (`ConnectionNotice`), and it is loaded when that is back. */
export function isOffline(error: unknown): boolean {
  return error instanceof NoConnection && error.isOffline
}

/** What keeps an answer from the admin, so that what was loaded before stands in for it. */
export type Obstacle = 'no connection' | 'server error'

/** What an error is about, where it is about no more than that the answer is missing; else null. */
export function obstacleOf(error: unknown): Obstacle | null {
  if (error instanceof NoConnection) return 'no connection'
  return error instanceof ApiError && error.status >= 500 ? 'server error' : null
}
