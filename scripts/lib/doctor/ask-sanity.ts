import type { DatasetConfig } from '#src/cms/sanity/dataset.ts'
import { limitedFetch } from '#src/cms/sanity/limited-fetch.ts'

const TIMEOUT_MS = 10_000
const limited = limitedFetch(1_000_000)

/** An answer of Sanity; status 0 when there is none, and why in `told`. */
export interface Told {
  readonly status: number
  readonly told: string
  readonly body: unknown
}

/** A request to Sanity's API. */
interface Question {
  readonly token?: string | null
  readonly origin?: string
  readonly body?: object
}

/** Asks the API of a project, without a client that would interpret its answers. */
export async function askSanity({ projectId, apiHost, apiVersion }: DatasetConfig, path: string, question: Question = {}): Promise<Told> {
  const { token = null, origin, body } = question
  const headers = {
    ...(apiHost !== null && { 'x-sanity-project-id': projectId }),
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(origin !== undefined && { origin }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  try {
    const answer = await limited(`${apiHost ?? `https://${projectId}.api.sanity.io`}/v${apiVersion}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    const read = readJson(text)
    return { status: read === undefined ? 0 : answer.status, told: oneLine(read === undefined ? `no JSON: ${text}` : messageIn(read)), body: read }
  } catch (error) {
    const { message, cause } = error instanceof Error ? error : new Error(String(error))
    return { status: 0, told: oneLine(cause instanceof Error ? `${message}: ${cause.message}` : message), body: undefined }
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function messageIn(body: unknown): string {
  const { message, error } = (body ?? {}) as { message?: unknown; error?: unknown }
  if (typeof message === 'string') return message
  return typeof error === 'object' && error !== null && 'description' in error ? String(error.description) : ''
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, 200)
}
