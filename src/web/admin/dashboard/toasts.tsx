import { useRef } from 'react'
import type { Appointment } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import { type ChangeOf, moveBack } from '../data/requests/change.ts'
import type { ManySaved } from '../data/requests/save-changes.ts'
import { type EditsMade, EditsTooOffer } from '../edit-request/edits-too-offer.tsx'
import { personName } from '../request/request-texts.ts'
import { ToldNotice } from '../telling/told-notice.tsx'
import { TextEach } from '../telling/text-each.tsx'
import { focusTitleAround } from '../ui/focus-title.ts'
import { enteredNews } from './change-texts.ts'
import { type Arrival, arrivalsText, type ToastState } from './toast-state.ts'
import { VIEWS } from './view.ts'

interface ToastsProps {
  state: ToastState
  /** Takes the deletion of a request back. */
  onUndo: (deleted: Appointment) => void
  /** Makes the edit that takes another back. */
  onUndoEdit: (change: ChangeOf<'edit'>) => void
  /** Takes changes of several requests back. */
  onUndoMany: (made: ManySaved['made']) => void
  /** Makes an edit for other visits too. */
  onEditMany: (edits: readonly ChangeOf<'edit'>[]) => Promise<EditsMade>
  onDismiss: () => void
  /** Opens what has arrived; null where that would cover what is being done. */
  onShow: ((arrivals: readonly Arrival[]) => void) | null
  /** Opens the request that was entered; null where one is open. */
  onOpen: ((id: string) => void) | null
}

/** Status messages. Failures are visible and announced; successes are only announced, since their effect is visible. */
export function Toasts({
  state: { failures, loadFailures, news, deletion, many, arrivals, saved, entered },
  onUndo,
  onUndoEdit,
  onUndoMany,
  onEditMany,
  onDismiss,
  onShow,
  onOpen,
}: ToastsProps) {
  const failed = new Set([...loadFailures.map(({ failure }) => failure), ...failures])
  const { dates } = useContent()
  const back = saved === null || saved.kind === 'entered' ? null : moveBack(saved)
  const isDismissed = failed.size > 0 || deletion !== null || many !== null || back !== null || entered !== null || arrivals.length > 0
  const root = useRef<HTMLDivElement>(null)
  /** Does what takes its own button away. */
  const leave = (act: () => void) => {
    focusTitleAround(root.current)
    act()
  }
  const dismiss = () => leave(onDismiss)
  return (
    <div className="toasts" ref={root}>
      <div role="alert">
        {[...failed].map(failure => (
          <p className="failure" key={failure}>
            {failure}
          </p>
        ))}
      </div>
      {deletion?.kind === 'delete' && (
        <p className="undo">
          <span>The request of {personName(deletion.of)} was deleted</span>
          <button type="button" className="plain-button" onClick={() => leave(() => onUndo(deletion.of))}>
            Undo
          </button>
        </p>
      )}
      {deletion?.kind === 'delete-all' && (
        <p className="undo">
          <span>All appointments were deleted</span>
          <a className="plain-button" href={VIEWS.trash.path} onClick={onDismiss}>
            Show the trash
          </a>
        </p>
      )}
      {back !== null && (
        <p className="undo">
          <span>The visit of {personName(back.of)} was moved</span>
          <button type="button" className="plain-button" onClick={() => leave(() => onUndoEdit(back))}>
            {back.fields.tell === true ? 'Undo and tell' : 'Undo'}
          </button>
        </p>
      )}
      {/* Always there, since a live region that comes with its text is not announced. */}
      <output className={entered === null ? 'unseen' : 'undo'}>{entered !== null && <span>{enteredNews(entered, dates)}</span>}</output>
      {entered !== null && onOpen !== null && (
        <button type="button" className="plain-button" onClick={() => onOpen(entered.id)}>
          Show
        </button>
      )}
      {many !== null && (
        <p className="undo">
          <span>{many.text}</span>
          <button type="button" className="plain-button" onClick={() => leave(() => onUndoMany(many.made))}>
            Undo
          </button>
        </p>
      )}
      {many !== null && <TextEach made={many.made} />}
      {arrivals.length > 0 && (
        <p className="undo">
          <span>{arrivalsText(arrivals)}</span>
          {onShow !== null && (
            <button type="button" className="plain-button" onClick={() => onShow(arrivals)}>
              Show
            </button>
          )}
        </p>
      )}
      {saved?.kind === 'edit' && (
        <EditsTooOffer key={`${saved.of.id} ${saved.of.version}`} change={saved} makeAll={onEditMany} onDismiss={isDismissed ? null : dismiss} />
      )}
      {saved !== null && <ToldNotice change={saved} onDismiss={isDismissed ? null : dismiss} />}
      {isDismissed && (
        <button type="button" className="plain-button" onClick={dismiss}>
          Dismiss
        </button>
      )}
      <output className="unseen">{news}</output>
    </div>
  )
}
