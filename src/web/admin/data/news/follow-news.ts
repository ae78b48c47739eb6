import { hasShape } from '#src/contract/answer-shape.ts'
import { requestNews } from '#src/contract/generated/admin-answers.ts'
import type { RequestNews } from '#src/contract/generated/types.ts'
import { readEvents } from './read-events.ts'

/** How long a stream stays away after it was lost, at first and at most; each one that is lost soon doubles it. */
const RETRY_MS = 1000
const MAX_RETRY_MS = 60_000

/** After how long a stream counts as steady: the next one that is lost is opened again soon. */
const STEADY_MS = 30_000

/** For how long nothing may come: the server shows a sign of life more often. */
const SILENCE_MS = 60_000

export interface NewsFollower {
  open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array<ArrayBuffer>>>
  onOpen: () => void
  onNews: (news: RequestNews) => void
  onLost: () => void
}

/** Keeps a stream of news open until the signal, and opens it again when it is lost. */
export async function followNews({ open, onOpen, onNews, onLost }: NewsFollower, signal: AbortSignal): Promise<void> {
  for (let lost = 0; !signal.aborted; lost++) {
    const silence = new AbortController()
    let timer = setTimeout(() => silence.abort(), SILENCE_MS)
    const began = performance.now()
    try {
      const body = await open(AbortSignal.any([signal, silence.signal]))
      onOpen()
      const heard = () => {
        clearTimeout(timer)
        timer = setTimeout(() => silence.abort(), SILENCE_MS)
      }
      for await (const data of readEvents(body, heard)) {
        const news: unknown = JSON.parse(data)
        if (hasShape(requestNews, news) && !signal.aborted) onNews(news)
      }
    } catch {
      // Refused, lost, or silent: it is opened again, and meanwhile the admin asks by itself.
    }
    clearTimeout(timer)
    if (signal.aborted) return
    onLost()
    if (performance.now() - began > STEADY_MS) lost = 0
    await pause(waitMs(lost), signal)
  }
}

/** Not the same for everybody, so that after a restart not all come at once. */
function waitMs(lost: number): number {
  return Math.min(RETRY_MS * 2 ** lost, MAX_RETRY_MS) * (0.5 + Math.random() / 2)
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
