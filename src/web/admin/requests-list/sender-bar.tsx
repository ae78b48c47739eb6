import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import type { StatusCounts } from '#src/contract/generated/types.ts'
import { namesText } from '../bulk/bulk-texts.ts'
import { hashOf } from '../dashboard/view.ts'
import { useApi } from '../data/api-context.ts'
import { MAX_LISTED } from '../data/requests/load-all.ts'
import { listQuery } from '../data/requests/request-queries.ts'
import { cancelPending } from '../data/requests/requests-api.ts'
import { CancellingCosts } from '../request/cancelling-costs.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { focusTitle } from '../ui/focus-title.ts'
import { errorText } from '../texts/error-text.ts'
import { requestCount } from '../texts/request-count.ts'
import { EVERYTHING, type ListQuery } from './list-query.ts'

interface SenderBarProps {
  query: ListQuery
  counts: StatusCounts | null
  /** Called to reload the list. */
  onChanged: () => void
}

/** Shown above the requests of one sender: cancels all pending ones together and reports the progress. */
export function SenderBar({ query: { sender }, counts, onChanged }: SenderBarProps) {
  const api = useApi()
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [said, setSaid] = useState('')
  const pending = counts?.Pending ?? 0

  const cancelAll = async () => {
    // The question gives the focus back to the button, which goes with the last of them.
    flushSync(() => setIsAsking(false))
    focusTitle()
    setIsBusy(true)
    let done = 0
    try {
      for (let left = 1; left > 0;) {
        const outcome = await cancelPending(api, sender)
        done += outcome.cancelled
        left = outcome.cancelled === 0 ? 0 : outcome.left
        setSaid(
          left > 0
            ? `${done} of ${done + left} cancelled…`
            : `${requestCount(done)} cancelled. Their times are free. To take one back, change its status.`,
        )
      }
    } catch (error) {
      setSaid(`${requestCount(done)} cancelled, then it failed: ${errorText(error)}`)
    }
    setIsBusy(false)
    onChanged()
  }

  return (
    <div className="sender-bar" ref={bringIntoSight}>
      <p>
        All requests that came from one network, usually of one sender. <a href={hashOf({ kind: 'list', query: EVERYTHING })}>Show everybody’s</a>
      </p>
      {(pending > 0 || isBusy) && (
        <button type="button" className="danger-button" aria-disabled={isBusy} onClick={() => isBusy || setIsAsking(true)}>
          Cancel all pending ({pending})
        </button>
      )}
      <output>{said}</output>
      {isAsking && (
        <ConfirmDialog
          text="Cancel all pending requests of this sender?"
          confirm="Cancel them"
          cancel="Keep them"
          onConfirm={() => void cancelAll()}
          onCancel={() => setIsAsking(false)}
        >
          <Pending sender={sender} count={pending}>
            {requestCount(pending)}: their times become free. People who share a network may be among them; confirmed and completed requests stay as
            they are.
          </Pending>
        </ConfirmDialog>
      )}
    </div>
  )
}

/** Who they are, what becomes of their requests, and what they owe for that, once that is loaded; of more than a list holds, each cancelled request says it. */
function Pending({ sender, count, children }: { sender: string; count: number; children: ReactNode }) {
  const query = new URLSearchParams({ sender, status: 'Pending', limit: String(MAX_LISTED) })
  const { data } = useQuery(listQuery(useApi(), 'pending of sender', String(query)))
  const requests = data?.appointments ?? []
  return (
    <>
      {requests.length > 0 && <b className="bulk-names">{namesText(requests, Math.max(count, requests.length))}</b>}
      {children}
      <CancellingCosts requests={requests} />
    </>
  )
}

/** Scrolls to the bar: the link that leads to it may be further down the list. */
function bringIntoSight(bar: HTMLElement | null): void {
  bar?.scrollIntoView({ block: 'nearest' })
}
