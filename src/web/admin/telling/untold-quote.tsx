import { useQuery } from '@tanstack/react-query'
import { useApi } from '../data/api-context.ts'
import type { ChangeOf } from '../data/requests/change.ts'
import { detailQuery } from '../data/requests/request-queries.ts'
import type { RequestActions } from '../request/request-actions.ts'
import { personName } from '../request/request-texts.ts'
import { Toast } from '../ui/toast.tsx'
import { SendPrice } from './send-price.tsx'

interface UntoldQuoteProps {
  /** A change of status that was saved. */
  change: ChangeOf<'status'>
  actions: Pick<RequestActions, 'move' | 'setValue' | 'setProgress'>
}

/** After a quote was confirmed, that nobody was told of it, and how its customer gets a time or the price. */
export function UntoldQuote({ change: { of, status }, actions }: UntoldQuoteProps) {
  const isConfirmed = of.request_type === 'quote' && status === 'Confirmed'
  const { data } = useQuery({ ...detailQuery(useApi(), of.id), enabled: isConfirmed })
  const now = data?.appointment
  if (!isConfirmed || now?.status !== status || now.request_type !== 'quote') return null
  return (
    <Toast text={`${personName(now)} is not told: a quote has no time yet`}>
      <button type="button" className="plain-button" onClick={() => actions.move(now)}>
        Schedule
      </button>
      <SendPrice request={now} actions={actions} />
    </Toast>
  )
}
