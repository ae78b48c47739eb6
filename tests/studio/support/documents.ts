import { expect, type Page } from '@playwright/test'

const API = '/v2025-02-19/data'

/** A connection that was kept open may be closed by the server just as it is used again: what only reads is asked once more, so often at most. */
const LOST_CONNECTIONS = 3

/** Opens a category's form at a place in it. */
export async function openPlace(page: Page, category: string, place: string): Promise<void> {
  await page.goto(`/structure/category;${encodeURIComponent(`category-${category},path=${place}`)}`)
  await expect(page.getByTestId('form-view')).toBeVisible()
}

/** What is published of a document, without the names of types, but for those of Portable Text, which is none without. */
export async function stored(page: Page, id: string, projection: string): Promise<unknown> {
  return query(page, id, projection)
}

/** What a document's draft says. */
export async function storedDraft(page: Page, id: string, projection: string): Promise<unknown> {
  return query(page, `drafts.${id}`, projection)
}

/** Changes a document's draft as another program would. */
export async function writeDraft(page: Page, id: string, set: Readonly<Record<string, unknown>>): Promise<void> {
  const published = (await query(page, id, '@')) as Record<string, unknown>
  const draft = { ...published, _id: `drafts.${id}` }
  await mutate(page, [{ createIfNotExists: draft }, { patch: { id: draft._id, set } }])
}

/** Changes what is published of a document, as somebody else would who publishes it. */
export async function writePublished(page: Page, id: string, set: Readonly<Record<string, unknown>>): Promise<void> {
  await mutate(page, [{ patch: { id, set } }])
}

/** The same of several documents at once, by their ids. */
export async function writePublishedTogether(page: Page, sets: Readonly<Record<string, Readonly<Record<string, unknown>>>>): Promise<void> {
  await mutate(
    page,
    Object.entries(sets).map(([id, set]) => ({ patch: { id, set } })),
  )
}

/** A whole published document, to be put back. */
export async function publishedDocument(page: Page, id: string): Promise<object> {
  return (await query(page, id, '@')) as object
}

/** Writes a document as it is, published or as a draft by its id. */
export async function writeDocument(page: Page, document: object): Promise<void> {
  await mutate(page, [{ createOrReplace: document }])
}

/** Forgets what was changed and not published of a document. */
export async function discardDraft(page: Page, id: string): Promise<void> {
  await mutate(page, [{ delete: { id: `drafts.${id}` } }])
}

/** Every document of the dataset, published ones and drafts. */
export async function allDocuments(page: Page, origin: string): Promise<Document[]> {
  const answer = await page.request.get(`${origin}${API}/query/production`, {
    maxRetries: LOST_CONNECTIONS,
    params: { query: '*', perspective: 'raw' },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { result: Document[] }).result
}

/** Writes the dataset as it was: what differs, and without what is new. */
export async function putBack(page: Page, origin: string, before: readonly Document[]): Promise<void> {
  const mutations = putsBack(before, await allDocuments(page, origin))
  if (mutations.length > 0) await mutate(page, mutations, origin)
}

/** The mutations that make documents what they were before. */
export function putsBack(before: readonly Document[], now: readonly Document[]): object[] {
  const found = new Map(now.map(document => [document._id, document]))
  const changed = before.filter(document => withoutRevision(found.get(document._id)) !== withoutRevision(document))
  const known = new Set(before.map(({ _id }) => _id))
  const added = [...found.keys()].filter(id => !known.has(id))
  return [...changed.map(document => ({ createOrReplace: document })), ...added.map(id => ({ delete: { id } }))]
}

interface Document {
  _id: string
}

function withoutRevision(document: Document | undefined): string {
  return JSON.stringify({ ...document, _rev: undefined, _updatedAt: undefined, _createdAt: undefined })
}

async function mutate(page: Page, mutations: readonly object[], origin = new URL(page.url()).origin): Promise<void> {
  const headers = { origin }
  const answer = await page.request.post(`${origin}${API}/mutate/production`, { headers, data: { mutations } })
  expect(answer.status(), await answer.text()).toBe(200)
}

async function query(page: Page, id: string, projection: string): Promise<unknown> {
  const answer = await page.request.get(`${API}/query/production`, {
    maxRetries: LOST_CONNECTIONS,
    params: { query: `*[_id == $id][0]${projection === '@' ? '' : `{"it": ${projection}}.it`}`, $id: JSON.stringify(id), perspective: 'raw' },
  })
  const { result } = (await answer.json()) as { result: unknown }
  return projection === '@' ? result : withoutTypes(result)
}

function withoutTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTypes)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, part]) => name !== '_type' || ['block', 'span', 'link'].includes(String(part)))
      .map(([name, part]) => [name, withoutTypes(part)]),
  )
}
