import { onTestFinished } from 'vitest'
import type { RequestNews } from '#src/contract/generated/types.ts'
import { readEvents } from '#src/web/admin/data/news/read-events.ts'

export const EVENTS = '/api/v1/events'

/** An open stream of news. */
interface NewsReader {
  answer: Response
  /** The next event; null when the stream has ended. */
  next: () => Promise<RequestNews | null>
  close: () => Promise<void>
}

/** Opens the stream of news of a server; it is closed after the test. */
export async function readNews(origin: string, token: string): Promise<NewsReader> {
  const leave = new AbortController()
  const answer = await fetch(origin + EVENTS, { headers: { authorization: `Bearer ${token}` }, signal: leave.signal })
  if (answer.body === null) throw new Error('the answer has no body')
  const events = readEvents(answer.body)
  const close = async () => leave.abort()
  onTestFinished(close)
  const next = async () => {
    // Also keeps the answer: the body of one that is collected as garbage before it is read is cancelled (undici).
    if (!answer.ok) throw new Error(`the stream was refused with ${answer.status}`)
    const { done, value } = await events.next()
    return done === true ? null : (JSON.parse(value) as RequestNews)
  }
  return { answer, next, close }
}
