import { hydrateRoot } from 'react-dom/client'
import { logOnly } from '../form/log-only.ts'
import { BookingForm, VISITOR } from './booking-form.tsx'
import { lateClient } from './late-client.ts'
import { readRevision } from './read-revision.ts'
import { recall, SENT } from './session-memory.ts'

/** Hydrates the form that the server rendered, with the content of the same revision. */
export async function startForm(island: HTMLElement): Promise<void> {
  const { layout, apiOrigin = '', today = '', content: address = '', drawings = '' } = island.dataset
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  // It is of the revision that rendered this page, or a newer one that the redirect leads to.
  const { revision, visit } = await readRevision(response, today)
  const { content } = revision
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
