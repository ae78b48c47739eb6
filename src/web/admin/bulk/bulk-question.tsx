import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { trashTerm } from '#src/booking/appointment/trash.ts'
import { takenText } from '../calendar/taken-text.ts'
import { useApi } from '../data/api-context.ts'
import { useContent } from '../data/content/admin-content.ts'
import { mailStateQuery } from '../data/site-state.ts'
import { refusedQuery } from '../data/requests/request-queries.ts'
import { useToday } from '../hooks/use-clock.ts'
import { CancellingCosts, DeletingCosts } from '../request/cancelling-costs.tsx'
import { personName } from '../request/request-texts.ts'
import { MailWords } from '../telling/mail-words.tsx'
import { previewOf } from '../telling/telling.ts'
import { errorText } from '../texts/error-text.ts'
import { requestCount } from '../texts/request-count.ts'
import { Modal } from '../ui/modal.tsx'
import { type BulkPlan, bulkTelling, byReason, needTime, STATUS, wantedBy, withoutRefused } from './bulk-plan.ts'
import { afterText, BULK_TEXTS, namesText, tellText, untoldText } from './bulk-texts.ts'
import type { Bulk } from './use-bulk.ts'

/** Asks before several requests are changed, and says what will happen to which of them; the safe answer has the focus. */
export function BulkQuestion({ plan: asked, bulk }: { plan: BulkPlan; bulk: Bulk }) {
  const id = useId()
  const api = useApi()
  const content = useContent()
  const { business } = content
  const today = useToday(business.timeZone)
  const [isTicked, setIsTicked] = useState(true)
  const { data: state } = useQuery(mailStateQuery(api))
  const timed = wantedBy({ ...asked, able: needTime(asked) }, [])
  const { data: refused, error, isLoading } = useQuery(refusedQuery(api, timed))
  const taken = (refused ?? []).map(({ of, why, held_by = [] }) => ({ of, why: held_by.length === 0 ? why : takenText(held_by, undefined, content) }))
  const plan = withoutRefused(asked, taken)
  const { told, untold } = bulkTelling(plan, state, today)
  const texts = BULK_TEXTS[plan.action]
  const count = plan.able.length
  const [first] = told
  const make = texts.make(count)
  return (
    <Modal className="confirm-dialog bulk-dialog" role="alertdialog" labelledBy={id} describedBy={`${id}-about`} onClose={bulk.leave}>
      <h2 id={id}>{count === 0 ? texts.nothing : texts.question(count)}</h2>
      <div id={`${id}-about`}>
        {count > 0 && <p className="bulk-names">{namesText(plan.able)}</p>}
        {plan.unable.length > 0 && (
          <>
            <p>{requestCount(plan.unable.length)} will stay as they are:</p>
            <ul>
              {byReason(plan.unable).map(([why, of]) => (
                <li key={why}>
                  {namesText(of)} – {why}
                </li>
              ))}
            </ul>
          </>
        )}
        {isLoading && <p>Looking whether the times are free…</p>}
        {error !== null && <p role="alert">Whether the times are free could not be asked: {errorText(error)}</p>}
        {count > 0 && <p>{afterText(plan.action, plan.able, trashTerm(business.retention?.trashDays))}</p>}
        {plan.action === 'cancel' && <CancellingCosts requests={plan.able} />}
        {plan.action === 'trash' && <DeletingCosts requests={plan.able} />}
        {untold.length > 0 && <p>{untoldText(untold, state?.is_set_up === true)}</p>}
      </div>
      {plan.action !== 'trash' && first !== undefined && (
        <div className="tell-offer">
          <label className="checkable tell-tick">
            <input type="checkbox" checked={isTicked} onChange={({ currentTarget }) => setIsTicked(currentTarget.checked)} />
            <span>
              {tellText(plan.action, told)} <span className="soft">Undo takes no mail back.</span>
            </span>
          </label>
          {isTicked && (
            <details>
              <summary>The mail to {personName(first)}</summary>
              <MailWords request={first} of={previewOf({ kind: 'status', of: first, status: STATUS[plan.action] })} />
            </details>
          )}
        </div>
      )}
      <div className="choices">
        <button type="button" className="plain-button" onClick={bulk.leave}>
          Back
        </button>
        {count > 0 && (
          <button
            type="button"
            className={plan.action === 'confirm' ? 'main-button' : 'danger-button'}
            aria-disabled={isLoading}
            onClick={() => isLoading || bulk.make(plan, isTicked ? told : [])}
          >
            {isTicked && told.length > 0 ? `${make} and tell ${told.length}` : make}
          </button>
        )}
      </div>
    </Modal>
  )
}
