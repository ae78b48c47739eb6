const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 15_000

/**
 * Waits before an edit is sent again: longer with each attempt, and no longer than until the browser is online again.
 * @throws AbortError when nobody waits for the edit any more
 */
export function untilTriedAgain(attempt: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      signal?.removeEventListener('abort', end)
      if (signal?.aborted === true) reject(new DOMException('Nobody waits for the edit any more', 'AbortError'))
      else resolve()
    }
    const timer = setTimeout(end, Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS))
    addEventListener('online', end)
    signal?.addEventListener('abort', end)
    if (signal?.aborted === true) end()
  })
}
