import { useLayoutEffect, useRef } from 'react'
import { useContent } from '../data/content/admin-content.ts'
import { MAX_LISTED } from '../data/requests/load-all.ts'
import type { BulkAction } from './bulk-plan.ts'
import { BULK_TEXTS, progressText } from './bulk-texts.ts'
import type { Bulk } from './use-bulk.ts'
import type { Choosing } from './use-chosen.ts'
import { countText } from '../texts/count-text.ts'
import { focusTitle } from '../ui/focus-title.ts'

/** Marks where the key `a` leads to: what can be done with what is chosen. */
export const CHOSEN_BAR = 'chosen-bar'

interface ChosenBarProps {
  choosing: Choosing
  bulk: Bulk
  /** How many requests the page has, and all pages of the list; the latter is null until counted. */
  onPage: number
  total: number | null
  /** Chooses all that the list has, also on other pages. */
  onAll: () => void
}

/** How many requests are chosen, and what can be done with them. */
export function ChosenBar({ choosing, bulk, onPage, total, onAll }: ChosenBarProps) {
  const { business } = useContent()
  const bar = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = bar.current
    return () => {
      if (element?.contains(document.activeElement) === true) focusTitle()
    }
  }, [])
  const { requests, end } = choosing
  const number = (count: number) => countText(count, business.locale)
  const isBusy = bulk.progress !== null
  const all = Math.min(total ?? 0, MAX_LISTED)
  const isPageChosen = requests.length >= onPage
  return (
    <section className={CHOSEN_BAR} aria-label="Selected requests" ref={bar}>
      <p>
        <output>{bulk.progress === null ? `${number(requests.length)} selected` : progressText(bulk.progress)}</output>
        {!isBusy && !isPageChosen && (
          <button type="button" className="quiet-button" onClick={() => choosing.setPage(true)}>
            Select all {number(onPage)} of this page
          </button>
        )}
        {!isBusy && isPageChosen && total !== null && total > onPage && requests.length < all && (
          <button type="button" className="quiet-button" onClick={onAll}>
            {total > MAX_LISTED ? `Select the first ${number(all)} of ${number(total)}` : `Select all ${number(all)} that match`}
          </button>
        )}
      </p>
      <div className="choices">
        {(Object.keys(BULK_TEXTS) as BulkAction[]).map(action => (
          <button
            key={action}
            type="button"
            className={action === 'confirm' ? 'main-button' : 'danger-button'}
            aria-disabled={isBusy || requests.length === 0}
            onClick={() => isBusy || requests.length === 0 || bulk.ask(action, requests)}
          >
            {BULK_TEXTS[action].press}
          </button>
        ))}
      </div>
      <button type="button" className="plain-button" onClick={end}>
        End selection
      </button>
    </section>
  )
}
