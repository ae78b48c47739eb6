import type { ContentDraft, ContentPreview } from '../../contract/generated/types.ts'

/** What the site says to a draft. */
export type PreviewAnswer = { kind: 'preview'; preview: ContentPreview } | { kind: 'signed out' } | { kind: 'failed'; message: string }

/** The Studio beside the site is let in by the door, and the site's API is at its own address; a Studio elsewhere signs in to the site. */
const IS_BESIDE_SITE = import.meta.env.MODE === 'lake'

/** Scheme and host of the site; empty where it is the Studio's own. */
const ORIGIN = IS_BESIDE_SITE ? '' : String(import.meta.env['SANITY_STUDIO_SITE_ORIGIN'] ?? '')

const TOKEN = 'siteToken'

/** Whether the owner signs in within the panel. */
export const signsInHere = !IS_BESIDE_SITE

/** Said when no answer comes: a browser does not say whether a site is away or does not let this page ask. */
export const NO_ANSWER = signsInHere
  ? `${ORIGIN} does not answer this Studio. It has to be running, and to know this Studio by its address: ${location.origin} in its ALLOWED_ORIGINS.`
  : 'The site could not be reached.'

/** Asks the site what publishing a draft would do. */
export async function askSite(draft: ContentDraft, signal: AbortSignal): Promise<PreviewAnswer> {
  if (signsInHere && ORIGIN === '') return { kind: 'failed', message: 'This Studio does not know its site: build it with PUBLIC_ORIGIN.' }
  const answer = await post('/api/v1/content/preview', draft, signal)
  if (answer.status === 401) return { kind: 'signed out' }
  const body: unknown = await answer.json().catch(() => null)
  return answer.ok && isPreview(body) ? { kind: 'preview', preview: body } : { kind: 'failed', message: errorOf(body, answer) }
}

/** Signs in to the site; why that failed, or null. */
export async function signIn(username: string, password: string): Promise<string | null> {
  const answer = await post('/api/v1/auth/login', { username, password }, null)
  const body: unknown = await answer.json().catch(() => null)
  const token = textIn(body, 'token')
  if (!answer.ok || token === null) return errorOf(body, answer)
  sessionStorage.setItem(TOKEN, token)
  return null
}

async function post(path: string, body: object, signal: AbortSignal | null): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(signsInHere && (await signature(signal))) }
  return fetch(ORIGIN + path, { method: 'POST', headers, body: JSON.stringify(body), signal })
}

/** What the site asks of calls from elsewhere. */
async function signature(signal: AbortSignal | null): Promise<Record<string, string>> {
  const csrf = textIn(await (await fetch(`${ORIGIN}/api/v1/csrf-token`, { signal })).json(), 'csrf_token') ?? ''
  return { 'x-csrf-token': csrf, authorization: `Bearer ${sessionStorage.getItem(TOKEN) ?? ''}` }
}

function isPreview(body: unknown): body is ContentPreview {
  return typeof body === 'object' && body !== null && 'problems' in body && 'difference' in body && 'requests' in body
}

function errorOf(body: unknown, { status }: Response): string {
  return textIn(body, 'error') ?? `The site answered with ${status}.`
}

function textIn(body: unknown, key: string): string | null {
  if (typeof body !== 'object' || body === null) return null
  const value: unknown = Reflect.get(body, key)
  return typeof value === 'string' ? value : null
}
