import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { Appointment } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import { type ChangeOf, editBack, isMove } from '../data/requests/change.ts'
import type { Undoing } from '../bulk/bulk-plan.ts'
import { type EditsMade, EditsTooOffer } from '../edit-request/edits-too-offer.tsx'
import type { RequestActions } from '../request/request-actions.ts'
import { personName } from '../request/request-texts.ts'
import { ToldNotice } from '../telling/told-notice.tsx'
import { TellEach } from '../telling/tell-each.tsx'
import { UntoldQuote } from '../telling/untold-quote.tsx'
import { focusTitle } from '../ui/focus-title.ts'
import { Toast } from '../ui/toast.tsx'
import { changeNews, editedNews, enteredNews, movedNews } from '../dashboard/change-texts.ts'
import { type Arrival, arrivalsText, moreText, manyTold, type ToastState } from './toast-state.ts'
import { ManyToast } from './many-toast.tsx'
import type { ToastPlace } from './toast-place.ts'
import { useKeptClear } from './use-kept-clear.ts'
import { VIEWS } from '../dashboard/view.ts'

interface ToastsProps {
  place: ToastPlace
  state: ToastState
  /** What waits to come into the list that is shown, and is not told as arrived. */
  more: readonly Appointment[]
  /** Lets it come into the list. */
  onMore: () => void
  /** Takes the deletion of a request back. */
  onUndo: (deleted: Appointment) => void
  /** Makes the edit that takes another back. */
  onUndoEdit: (change: ChangeOf<'edit'>) => void
  /** Takes changes of several requests back. */
  onUndoMany: (undoing: Undoing) => void
  /** Makes an edit for other visits too. */
  onEditMany: (edits: readonly ChangeOf<'edit'>[]) => Promise<EditsMade>
  /** How a quote that was confirmed is answered. */
  actions: Pick<RequestActions, 'move' | 'setValue' | 'setProgress'>
  /** Marks that the visitor of a request was told by hand. */
  onTell: (id: string) => void
  onDismiss: () => void
  /** Opens what has arrived. */
  onShow: (arrivals: readonly Arrival[]) => void
  /** Shows what has been noticed; null where a request covers that. */
  onNoticed: (() => void) | null
  /** Opens the request that was entered; null where one is open. */
  onOpen: ((id: string) => void) | null
}

/** Status messages. Failures are visible and announced; successes are only announced where their effect is visible. All are dismissed together. They stand in the page, or in the dialog that covers it. */
export function Toasts({
  place: { element: root, moveInto },
  state,
  more,
  onMore,
  onUndo,
  onUndoEdit,
  onUndoMany,
  onEditMany,
  actions,
  onTell,
  onDismiss,
  onShow,
  onNoticed,
  onOpen,
}: ToastsProps) {
  const { failures, loadFailures, news, deletion, restored, arrivals, noticed, saved, crew, edited, entered } = state
  const failed = new Set([...loadFailures.map(({ failure }) => failure), ...failures])
  const content = useContent()
  const { dates } = content
  const back = saved === null || saved.kind === 'entered' ? null : editBack(saved)
  const restoredId = restored?.id ?? null
  const many = manyTold(state)
  const home = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (home.current === null ? undefined : moveInto(home.current)), [moveInto])
  useKeptClear(root, saved ?? many?.made ?? null)
  /** Does what takes its own button away. */
  const leave = (act: () => void) => {
    focusTitle(root)
    act()
  }
  const messages = (
    <>
      <div role="alert">
        {[...failed].map(failure => (
          <p className="failure" key={failure}>
            {failure}
          </p>
        ))}
      </div>
      {deletion?.kind === 'delete' && (
        <Toast text={`The request of ${personName(deletion.of)} was deleted`}>
          <button type="button" className="plain-button" onClick={() => leave(() => onUndo(deletion.of))}>
            Undo
          </button>
        </Toast>
      )}
      {deletion?.kind === 'delete-all' && (
        <Toast text="All appointments were deleted">
          <a className="plain-button" href={VIEWS.trash.path} onClick={onDismiss}>
            Show the trash
          </a>
        </Toast>
      )}
      {back !== null && saved?.kind === 'edit' && (isMove(saved) || edited !== null) && (
        <Toast text={isMove(saved) ? movedNews(saved, crew, dates) : editedNews(saved, crew, content)}>
          <button type="button" className="plain-button" onClick={() => leave(() => onUndoEdit(back))}>
            {back.fields.tell === true ? 'Undo and tell' : 'Undo'}
          </button>
        </Toast>
      )}
      {restored !== null && (
        <Toast text={restored.text}>
          {restoredId !== null && onOpen !== null && (
            <button type="button" className="plain-button" onClick={() => onOpen(restoredId)}>
              Show
            </button>
          )}
        </Toast>
      )}
      {crew !== null && saved?.kind === 'status' && <Toast text={changeNews(saved, content, crew)} />}
      {edited !== null && back === null && saved?.kind === 'edit' && <Toast text={editedNews(saved, crew, content)} />}
      {/* Always there, since a live region that comes with its text is not announced. */}
      <div className={entered === null ? 'unseen' : 'toast'}>
        <output>{entered !== null && <span>{enteredNews(entered, dates)}</span>}</output>
        {entered !== null && onOpen !== null && (
          <button type="button" className="plain-button" onClick={() => onOpen(entered.id)}>
            Show
          </button>
        )}
      </div>
      {many !== null && <ManyToast many={many} onUndo={undoing => leave(() => onUndoMany(undoing))} />}
      {many !== null && <TellEach {...many} onTell={onTell} />}
      {arrivals.length > 0 && (
        <Toast text={arrivalsText(arrivals)}>
          <button type="button" className="plain-button" onClick={() => onShow(arrivals)}>
            Show
          </button>
        </Toast>
      )}
      {more.length > 0 && (
        <Toast text={moreText(more)}>
          <button type="button" className="plain-button" onClick={() => leave(onMore)}>
            Show
          </button>
        </Toast>
      )}
      {noticed.map(({ text, isOver }) => (
        <Toast key={text} text={text}>
          {onNoticed !== null && !isOver && (
            <button type="button" className="plain-button" onClick={() => leave(onNoticed)}>
              Show
            </button>
          )}
        </Toast>
      ))}
      {saved?.kind === 'edit' && <EditsTooOffer key={`${saved.of.id} ${saved.of.version}`} change={saved} makeAll={onEditMany} />}
      {saved !== null && <ToldNotice change={saved} />}
      {saved?.kind === 'status' && <UntoldQuote change={saved} actions={actions} />}
      {/* Shown while anything above is (messages.css): only an offer knows by itself whether it has something to say. */}
      <button type="button" className="dismiss" aria-label="Dismiss" onClick={() => leave(onDismiss)}>
        ✕
      </button>
      <output className="unseen">{news}</output>
      <output className="unseen">{more.length > 0 && moreText(more)}</output>
    </>
  )
  return (
    <div className="toasts-home" ref={home}>
      {createPortal(messages, root)}
    </div>
  )
}
