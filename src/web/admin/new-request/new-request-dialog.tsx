import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { EMPTY_VALUES, type FormValues } from '#src/booking/form/form-values.ts'
import type { Status } from '#src/contract/generated/types.ts'
import { FormAlert } from '../../form/form-alert.tsx'
import { RequestForm } from '../../form/request-form.tsx'
import { useRequestForm } from '../../form/use-request-form.ts'
import { useDeferredSubmit } from '../../form/use-deferred-submit.ts'
import { DayField } from '../../renderer/fields/day-field.tsx'
import { fieldComponents } from '../../renderer/fields/field-components.ts'
import type { FormTerms } from '../../renderer/fields/form-view.ts'
import { useApi } from '../data/api-context.ts'
import { useContent } from '../data/content/admin-content.ts'
import { DiscardDialog } from '../ui/discard-dialog.tsx'
import { SideDialog } from '../ui/side-dialog.tsx'
import { usePreserved, useRecalled, useUnsaved } from '../hooks/unsaved.ts'
import { useLeaveWarning } from '../hooks/use-leave-warning.ts'
import { AnyTimeField } from './any-time.tsx'
import { enterRequest, type NotEntered } from './enter-request.ts'
import { formPageOf } from './form-page.ts'

/** The admin may choose any free day and time. */
const ADMIN: FormTerms = {
  ids: 'new',
  components: { ...fieldComponents, date: DayField, time: AnyTimeField },
  slotCheck: '/api/v1/appointments/check-timeslot',
  isOffered: () => true,
}

const WORDS = {
  appointment: { submit: 'Book', override: 'Book anyway' },
  quote: { submit: 'Save quote', override: 'Save anyway' },
}

interface NewRequestDialogProps {
  onStored: (name: string) => void
  onClose: () => void
}

/** The site's own form for the admin: broken rules are warnings. */
export function NewRequestDialog({ onStored, onClose }: NewRequestDialogProps) {
  const api = useApi()
  const content = useContent()
  const [page] = useState(() => formPageOf(content))
  const { state, dispatch, view, serviceTypes } = useRequestForm(page, ADMIN, api, useRecalled('new request: form', EMPTY_VALUES))
  const { values, slot } = state
  usePreserved('new request: form', values)
  useLeaveWarning(values !== EMPTY_VALUES)
  const [status, setStatus] = useUnsaved<Status | null>('new request: status', null)
  const [refused, setRefused] = useState<(NotEntered & { of: FormValues; attempt: number }) | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (form.current === null) return
    form.current.noValidate = true
    form.current.querySelector('input')?.focus()
  }, [])
  const press = useDeferredSubmit({ form, values, slot })

  // A caller has already agreed to the time; a quote still needs an answer.
  const chosenStatus = status ?? (values.mode === 'appointment' ? 'Confirmed' : 'Pending')
  const words = WORDS[values.mode]
  const isBlocked = isSending || slot === 'checking' || slot === 'booked'
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBlocked) return
    setIsSending(true)
    const isOverridden = event.nativeEvent.submitter?.getAttribute('value') === 'despite'
    const outcome = await enterRequest({ api, revision: page.revision, state, serviceTypes, status: chosenStatus, isOverridden })
    setIsSending(false)
    if (outcome === null) return onStored(values.texts['name']?.trim() ?? '')
    dispatch({ kind: 'problems', problems: outcome.problems })
    if (outcome.isTaken) dispatch({ kind: 'slot', slot: 'booked' })
    setRefused(before => ({ ...outcome, of: values, attempt: (before?.attempt ?? 0) + 1 }))
  }
  const discard = () => {
    // Close one dialog after the other, so that each returns the focus to where it came from.
    flushSync(() => setIsLeaving(false))
    onClose()
  }
  const leave = () => (values === EMPTY_VALUES ? onClose() : setIsLeaving(true))

  return (
    <SideDialog className="new-request" title="New request" onClose={leave}>
      <label className="new-status">
        Status
        <select value={chosenStatus} onChange={event => setStatus(event.currentTarget.value === 'Pending' ? 'Pending' : 'Confirmed')}>
          <option>Pending</option>
          <option>Confirmed</option>
        </select>
      </label>
      <RequestForm
        view={view}
        texts={values.texts}
        form={form}
        alert={
          refused !== null && (
            <>
              <FormAlert key={refused.attempt} title={refused.title} problems={refused.problems} />
              {refused.isWarning && refused.of === values && (
                <button type="submit" className="button plain" value="despite" disabled={isBlocked}>
                  {words.override}
                </button>
              )}
            </>
          )
        }
        onSubmit={send}
      >
        <button {...press} className="button" type="submit" disabled={isBlocked}>
          {isSending ? 'Storing…' : words.submit}
        </button>
      </RequestForm>
      {isLeaving && <DiscardDialog what="request" onDiscard={discard} onCancel={() => setIsLeaving(false)} />}
    </SideDialog>
  )
}
