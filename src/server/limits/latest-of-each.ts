import { HttpError } from '../http/http-error.ts'

/** Runs at most one call per account: a new call aborts the one that is running, which is answered 409 with `message`. */
export function latestOfEach(message: string): <T>(admin: string, run: (signal: AbortSignal) => Promise<T>) => Promise<T> {
  const running = new Map<string, AbortController>()
  return async (admin, run) => {
    running.get(admin)?.abort(new HttpError(409, { error: message }))
    const control = new AbortController()
    running.set(admin, control)
    try {
      return await run(control.signal)
    } finally {
      if (running.get(admin) === control) running.delete(admin)
    }
  }
}
