import { hydrateRoot } from 'react-dom/client'
import { buildCatalog } from '#src/catalog/compile/build-catalog.ts'
import { Place } from '#src/catalog/compile/problems.ts'
import { type FormContent, revisionOf } from '#src/catalog/revision.ts'
import { ApiClient } from '../api/client.ts'
import { logOnly } from '../form/log-only.ts'
import { BookingForm } from './booking-form.tsx'

/** Brings the form that the server rendered to life, with the content of the same revision. */
export async function startForm(island: HTMLElement): Promise<void> {
  const { layout, apiOrigin = '', today = '', content: address = '', drawings = '' } = island.dataset
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  // Our own server's file of the revision that this page was rendered from, or of a newer one; it was checked there, and its address names it.
  const content = (await response.json()) as FormContent
  const revision = revisionOf(response.url, content, buildCatalog(content, new Place([])))
  const api = new ApiClient({ origin: apiOrigin, failureText: content.messages.failure.request })
  const form = { page: { revision, layout: layout === 'mobile' ? 'mobile' : 'desktop', today, drawings }, api } as const
  const root = hydrateRoot(island, <BookingForm {...form} />)
  // Nobody waits for it; and a page that is open for long may outlive the build that it came with.
  const idle = window.requestIdleCallback ?? setTimeout
  idle(() => void import('./follow-content.tsx').then(module => module.follow(form, root), logOnly))
}
