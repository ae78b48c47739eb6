import type { Appointment } from '#src/contract/generated/types.ts'
import { personName } from '../request/request-texts.ts'

export interface TellTickProps {
  request: Pick<Appointment, 'name' | 'erased_at'>
  /** Where the mail goes. */
  email: string
  isTicked: boolean
  onTick: (isTicked: boolean) => void
}

/** Whether the visitor of a request is told of a change by mail. */
export function TellTick({ request, email, isTicked, onTick }: TellTickProps) {
  return (
    <label className="checkable tell-tick">
      <input type="checkbox" checked={isTicked} onChange={({ currentTarget }) => onTick(currentTarget.checked)} />
      <span>
        Tell {personName(request)} by mail <span className="soft">{email}</span>
      </span>
    </label>
  )
}
