import type {
  Appointment,
  AppointmentList,
  ContentDraft,
  ContentPreview,
  CouponUses,
  Day,
  DraftLink,
  DraftLinkRequest,
  PageDraft,
  PagePreview,
  SiteState,
  Status,
} from '../../contract/generated/types.ts'

/** Why the site did not say what it was asked. */
type Refusal = { kind: 'signed out' } | { kind: 'failed'; message: string }

export type SiteAnswer<T> = { kind: 'answer'; body: T } | Refusal

/** A Studio beside the site is signed in by its host, which also serves the site's API; one elsewhere signs in to the site itself. */
const IS_BESIDE_SITE = import.meta.env.MODE === 'lake'

/** Scheme and host of the site's API and files; empty for the Studio's own. */
export const ORIGIN = IS_BESIDE_SITE ? '' : String(import.meta.env['SANITY_STUDIO_SITE_ORIGIN'] ?? '')

/** What a request is that is neither completed nor cancelled. */
const OPEN: readonly Status[] = ['Pending', 'Confirmed']

/** As many as one answer has. */
const MOST_VISITS = 500

const TOKEN = 'siteToken'

/** Whether the owner signs in here, in the panel. */
export const signsInHere = !IS_BESIDE_SITE

/** Timeout of a call: a site that takes longer counts as one that does not answer. */
const LONGEST_MS = 30_000

/** Message without an answer: a browser does not tell an unreachable site from one that refuses this origin (CORS). */
export const NO_ANSWER = signsInHere
  ? `${ORIGIN} does not answer this Studio. It has to be running, and to know this Studio by its address: ${location.origin} in its ALLOWED_ORIGINS.`
  : 'The site could not be reached.'

/** Asks the site what publishing a draft would change. */
export async function askPreview(draft: ContentDraft, signal: AbortSignal): Promise<SiteAnswer<ContentPreview>> {
  return ask('/api/v1/content/preview', draft, signal, isPreview)
}

/** Asks the site for a page as it would be after publishing a draft; as the admin, or with a preview secret. */
export async function askPage(asked: PageDraft, secret: string | null, signal: AbortSignal): Promise<SiteAnswer<PagePreview>> {
  return ask('/api/v1/content/preview/page', asked, signal, isPage, secret)
}

/** Asks the site for a link at which anybody sees a draft; as the admin, or with a preview secret. */
export async function askDraftLink(asked: DraftLinkRequest, secret: string | null): Promise<SiteAnswer<DraftLink>> {
  return ask('/api/v1/content/preview/link', asked, null, isDraftLink, secret)
}

/** Asks the site what is live. */
export async function askState(signal: AbortSignal): Promise<SiteAnswer<SiteState>> {
  return ask('/api/v1/state', null, signal, isState)
}

/** Asks the site how often discount codes are used. */
export async function askCodeUses(signal: AbortSignal): Promise<SiteAnswer<CouponUses>> {
  return ask('/api/v1/coupons', null, signal, hasCoupons)
}

/** Asks the site how many requests for a category are open. */
export async function askOpenRequests(category: string, signal: AbortSignal): Promise<SiteAnswer<number>> {
  const of = (status: string) => ask(`/api/v1/appointments?${new URLSearchParams({ status, category })}`, null, signal, isList)
  const answers = await Promise.all(OPEN.map(of))
  const refusal = answers.find(answer => answer.kind !== 'answer')
  const totals = answers.flatMap(answer => (answer.kind === 'answer' ? [answer.body.total] : []))
  return refusal ?? { kind: 'answer', body: totals.reduce((sum, total) => sum + total, 0) }
}

/** Visits of open requests, and where the admin that shows them is. */
export interface OpenVisits {
  site: string
  appointments: readonly Appointment[]
}

/** Asks the site for the visits of open requests from a day on, the next `MOST_VISITS` of each status. */
export async function askOpenVisits(from: Day, signal: AbortSignal): Promise<SiteAnswer<OpenVisits>> {
  const query = { from, sort: 'appointment_date', order: 'asc', limit: String(MOST_VISITS) }
  const of = (status: string) => ask(`/api/v1/appointments?${new URLSearchParams({ ...query, status })}`, null, signal, hasAppointments)
  const [state, ...answers] = await Promise.all([askState(signal), ...OPEN.map(of)])
  if (state.kind !== 'answer') return state
  const refusal = answers.find(answer => answer.kind !== 'answer')
  const appointments = answers.flatMap(answer => (answer.kind === 'answer' ? answer.body.appointments : []))
  return refusal ?? { kind: 'answer', body: { site: state.body.content.site, appointments: inOrder(appointments) } }
}

function inOrder(appointments: readonly Appointment[]): Appointment[] {
  return appointments.toSorted((a, b) => whenOf(a).localeCompare(whenOf(b)))
}

function whenOf({ appointment_date: day, appointment_time: time }: Appointment): string {
  return `${day} ${time}`
}

async function ask<T>(
  path: string,
  sent: object | null,
  isOver: AbortSignal | null,
  isAnswer: (body: unknown) => body is T,
  secret: string | null = null,
): Promise<SiteAnswer<T>> {
  const signal = AbortSignal.any([...(isOver === null ? [] : [isOver]), AbortSignal.timeout(LONGEST_MS)])
  if (signsInHere && ORIGIN === '') return { kind: 'failed', message: 'This Studio does not know its site: build it with PUBLIC_ORIGIN.' }
  const answer = await (sent === null ? get(path, signal) : post(path, sent, signal, secret))
  if (answer.status === 401) return { kind: 'signed out' }
  const body: unknown = await answer.json().catch(() => null)
  return answer.ok && isAnswer(body) ? { kind: 'answer', body } : { kind: 'failed', message: errorOf(body, answer) }
}

/** Whether there is a sign-in to the site, which may have ended. */
export function mayBeSignedIn(): boolean {
  return !signsInHere || sessionStorage.getItem(TOKEN) !== null
}

/** Signs in to the site. Returns the reason of a failure, else null. */
export async function signIn(username: string, password: string): Promise<string | null> {
  const answer = await post('/api/v1/auth/login', { username, password }, null)
  const body: unknown = await answer.json().catch(() => null)
  const token = textIn(body, 'token')
  if (!answer.ok || token === null) return errorOf(body, answer)
  sessionStorage.setItem(TOKEN, token)
  return null
}

async function post(path: string, body: object, signal: AbortSignal | null, secret: string | null = null): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(signsInHere && (await signature(signal, secret))) }
  return fetch(ORIGIN + path, { method: 'POST', headers, body: JSON.stringify(body), signal })
}

async function get(path: string, signal: AbortSignal): Promise<Response> {
  return fetch(ORIGIN + path, { headers: signsInHere ? await signature(signal, null) : {}, signal })
}

/** Headers that the site requires of calls from another origin. */
async function signature(signal: AbortSignal | null, secret: string | null): Promise<Record<string, string>> {
  const csrf = textIn(await (await fetch(`${ORIGIN}/api/v1/csrf-token`, { signal })).json(), 'csrf_token') ?? ''
  return { 'x-csrf-token': csrf, authorization: secret === null ? `Bearer ${sessionStorage.getItem(TOKEN) ?? ''}` : `Preview ${secret}` }
}

function isPreview(body: unknown): body is ContentPreview {
  return typeof body === 'object' && body !== null && 'problems' in body && 'difference' in body && 'requests' in body
}

function isState(body: unknown): body is SiteState {
  return typeof body === 'object' && body !== null && 'content' in body
}

function isList(body: unknown): body is { total: number } {
  return typeof body === 'object' && body !== null && 'total' in body && typeof body.total === 'number'
}

function hasAppointments(body: unknown): body is AppointmentList {
  return typeof body === 'object' && body !== null && 'appointments' in body
}

function hasCoupons(body: unknown): body is CouponUses {
  return typeof body === 'object' && body !== null && 'coupons' in body
}

function isPage(body: unknown): body is PagePreview {
  return typeof body === 'object' && body !== null && 'html' in body && 'places' in body && 'pages' in body
}

function isDraftLink(body: unknown): body is DraftLink {
  return typeof body === 'object' && body !== null && 'url' in body && 'until' in body
}

function errorOf(body: unknown, { status }: Response): string {
  return textIn(body, 'error') ?? `The site answered with ${status}.`
}

function textIn(body: unknown, key: string): string | null {
  if (typeof body !== 'object' || body === null) return null
  const value: unknown = Reflect.get(body, key)
  return typeof value === 'string' ? value : null
}
