import type { ReactNode } from 'react'
import type { Root } from 'react-dom/client'
import type { Priced } from '#src/booking/form/form-context.ts'
import type { FormValues } from '#src/booking/form/form-values.ts'
import { outcomeOf, outcomeText } from '#src/catalog/compare/price-change.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import type { Day } from '#src/contract/generated/types.ts'
import { BookingForm, type BookingFormProps, type LiveForm } from './booking-form.tsx'
import { fillForm } from './fill-form.ts'
import { logOnly } from '../form/log-only.ts'
import { priceChoices } from '../form/price-choices.ts'
import { PriceNews } from './price-news.tsx'
import { readRevision } from './read-revision.ts'

/** Timeout of the look for newer content, which delays sending. */
const LOOK_TIMEOUT_MS = 3000

/**
 * Updates the form when its content has changed since the page was made, and tells the visitor when that, or the time that has passed, changes the price of
 * the choices. Looks for newer content when the page becomes visible and before a request is sent. Without a connection, the content counts as unchanged.
 */
export function watchContent(form: BookingFormProps, root: Root): void {
  let { page } = form
  let alive: LiveForm | null = null
  let looking: Promise<boolean> | null = null
  // Concurrent looks share one call.
  const look = () => (looking ??= takeOver().finally(() => (looking = null)))
  let news: ReactNode = null
  let policies: ReactNode = null
  let saving: ReactNode = null
  const show = (told = news) => {
    news = told
    const notice = (
      <>
        {news}
        {policies}
        {saving}
      </>
    )
    root.render(<BookingForm {...form} page={page} live={follow} look={look} notice={notice} />)
  }
  const lookInFront = () => {
    if (document.visibilityState === 'visible') void look()
  }
  show()
  const { api } = form
  const { business, messages, policies: promised } = page.revision.content
  const { savedEstimate: words } = messages
  if (business.estimateDays !== undefined && words !== undefined && api !== null)
    import('./saved-estimate.tsx')
      .then(({ SavedEstimate }) => {
        saving = <SavedEstimate api={api} words={words} />
        return show()
      })
      .catch(logOnly)
  if (promised !== undefined)
    import('./policy-notice.tsx')
      .then(({ PolicyNotice }) => {
        policies = <PolicyNotice words={promised.words} />
        return show()
      })
      .catch(logOnly)
  addEventListener('focus', lookInFront)
  addEventListener('visibilitychange', lookInFront)

  function follow(now: LiveForm): void {
    if (alive === null) fillForm(now.dispatch)
    alive = now
  }

  async function takeOver(): Promise<boolean> {
    const newer = await newerRevision(page.revision.id, page.today).catch(() => null)
    if (alive === null) return false
    const { values, priced } = alive
    const next = { ...page, revision: newer ?? page.revision }
    const [before, after] = [priceText(page.revision, priced), priceText(next.revision, priceChoices(next, values))]
    const isTold = before !== null && before !== after
    if (newer === null && !isTold) return false
    page = next
    const kept = withoutGone(values, next.revision)
    show(isTold ? <PriceNews before={before} after={after} choices={kept} isLater={newer === null} /> : null)
    if (kept !== values) alive.dispatch({ kind: 'replace', values: kept })
    return isTold
  }
}

/** Loads the revision that is live; null when it is the known one. */
async function newerRevision(known: string, today: Day): Promise<FormRevision | null> {
  // The address names the revision; that of an outdated one redirects to the current one.
  const signal = AbortSignal.timeout(LOOK_TIMEOUT_MS)
  const { ok, url: address } = await fetch(known, { method: 'HEAD', cache: 'no-store', signal })
  if (!ok || address === known) return null
  return (await readRevision(await fetch(address, { signal }), today)).revision
}

/** Returns the estimate as text; null while there is none. */
function priceText(revision: FormRevision, { estimate }: Priced): string | null {
  const outcome = estimate === null ? null : outcomeOf(estimate)
  return outcome === null ? null : outcomeText(outcome, revision)
}

/** Removes choices that no longer exist; returns the same object when all exist. */
function withoutGone(values: FormValues, { catalog }: FormRevision): FormValues {
  const plan = catalog.categoryById.get(values.category)
  const category = plan === undefined ? '' : values.category
  const chosen = plan?.packageById.has(values.package) === true ? values.package : ''
  const addons = values.addons.filter(id => plan?.addonById.has(id))
  if (category === values.category && chosen === values.package && addons.length === values.addons.length) return values
  return { ...values, category, package: chosen, addons, inputs: plan === undefined ? {} : values.inputs }
}
