import { hydrateRoot } from 'react-dom/client'
import { compile } from '#src/catalog/compile.ts'
import { type FormContent, revisionOf } from '#src/catalog/revision.ts'
import { ApiClient } from '../api/client.ts'
import { BookingForm } from './booking-form.tsx'

/** Brings the form that the server rendered to life, with the content of the same revision. */
export async function startForm(island: HTMLElement): Promise<void> {
  const { revision: id = '', layout, apiOrigin = '', today = '', content: address = '', drawings = '' } = island.dataset
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  // Our own server's file of the revision that this page was rendered from; it was checked there.
  const content = (await response.json()) as FormContent
  const compiled = compile(content)
  if (!compiled.ok) throw new Error(`${address} does not compile`)
  const revision = revisionOf(id, content, compiled.catalog)
  const api = new ApiClient({ origin: apiOrigin, failureText: content.messages.failure.request })
  hydrateRoot(island, <BookingForm page={{ revision, layout: layout === 'mobile' ? 'mobile' : 'desktop', today, drawings }} api={api} />)
}
