import { hydrateRoot } from 'react-dom/client'
import { buildCatalog } from '#src/catalog/build-catalog.ts'
import { Place } from '#src/catalog/problems.ts'
import { type FormContent, revisionOf } from '#src/catalog/revision.ts'
import { ApiClient } from '../api/client.ts'
import { BookingForm } from './booking-form.tsx'

/** Brings the form that the server rendered to life, with the content of the same revision. */
export async function startForm(island: HTMLElement): Promise<void> {
  const { revision: id = '', layout, apiOrigin = '', today = '', content: address = '', drawings = '' } = island.dataset
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  // Our own server's file, checked there: of this page's revision, or after a change of content, of the one that its address leads to now.
  const content = (await response.json()) as FormContent
  const revision = revisionOf(id, content, buildCatalog(content, new Place([])))
  const api = new ApiClient({ origin: apiOrigin, failureText: content.messages.failure.request })
  hydrateRoot(island, <BookingForm page={{ revision, layout: layout === 'mobile' ? 'mobile' : 'desktop', today, drawings }} api={api} />)
}
