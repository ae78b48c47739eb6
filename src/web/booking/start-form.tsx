import { hydrateRoot } from 'react-dom/client'
import { buildCatalog } from '#src/catalog/compile/build-catalog.ts'
import { ContentPointer } from '#src/catalog/compile/content-pointer.ts'
import { revisionOf } from '#src/catalog/revision.ts'
import { logOnly } from '../form/log-only.ts'
import { readContent } from '../form/read-content.ts'
import { BookingForm, VISITOR } from './booking-form.tsx'
import { lateClient } from './late-client.ts'
import { recall, SENT } from './session-memory.ts'

/** Hydrates the form that the server rendered, with the content of the same revision. */
export async function startForm(island: HTMLElement): Promise<void> {
  const { layout, apiOrigin = '', today = '', content: address = '', drawings = '' } = island.dataset
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  // It is of the revision that rendered this page, or a newer one that the redirect leads to.
  const content = await readContent(response)
  const plain = revisionOf(response.url, content, buildCatalog(content, new ContentPointer([])))
  const visit = content.visit && (await import('./visit-form.tsx'))
  const revision = visit?.withVisit(plain) ?? plain
  const api = lateClient({ origin: apiOrigin, failureText: content.messages.failure.request })
  // Until then the form stays hidden: nobody who sent a request should see it again as if nothing had been sent.
  const earlier = recall(SENT) ? await import('./sent-request.ts').then(module => module.recallSent(), logOnly) : undefined
  const steps = content.bookingForm.steps && (await import('./use-steps.tsx'))
  const shown = layout === 'mobile' ? 'mobile' : 'desktop'
  const form = {
    page: { revision, layout: shown, today, drawings },
    api,
    earlier,
    useSteps: steps?.useSteps,
    visit: visit?.visitorParts(content, VISITOR),
  } as const
  const root = hydrateRoot(island, <BookingForm {...form} />)
  // Prefetch when idle; also because a page open for long may outlive the files of its build.
  const idle = window.requestIdleCallback ?? setTimeout
  idle(() => void import('./watch-content.tsx').then(module => module.watchContent(form, root), logOnly))
}
