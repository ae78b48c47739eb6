import { type SubmitEvent, useCallback, useMemo, useReducer, useRef, useState } from 'react'
import { isShown, priceForm } from '#src/booking/form-context.ts'
import { EMPTY_FORM, type FormAction, type FormState, transition } from '#src/booking/form-state.ts'
import type { Choices } from '#src/booking/form-values.ts'
import { TRAP_FIELD } from '#src/booking/flat-fields.ts'
import { visitMinutes } from '#src/booking/payload.ts'
import { isOffered } from '#src/booking/slots.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import type { Day, Layout } from '#src/contract/generated/types.ts'
import type { ApiClient } from '../api/client.ts'
import { Fields } from '../renderer/fields/field-kinds.tsx'
import { type FormView, FormViewContext, TextsContext } from '../renderer/fields/form-view.ts'
import { EstimatePanel } from './estimate-panel.tsx'
import { FormAlert, type FormAlertProps } from './form-alert.tsx'
import { ModeToggle } from './mode-toggle.tsx'
import { SentPanel } from './sent-panel.tsx'
import { type Sent, submitRequest } from './submit-request.ts'
import { useDraft } from './use-draft.ts'
import { useExternalChoices } from './use-external-choices.ts'
import { useFreeTimes } from './use-free-times.ts'
import { useServiceTypes } from './use-service-types.ts'
import { useSlotCheck } from './use-slot-check.ts'

export interface BookingFormProps {
  revision: FormRevision
  layout: Layout
  today: Day
  /** The file of all drawings. */
  drawings: string
  /** Null while the page is rendered on the server. */
  api: ApiClient | null
}

/** The request form: its fields come from content, its price from the catalog. */
export function BookingForm({ revision, layout, today, drawings, api }: BookingFormProps) {
  const [state, dispatch] = useReducer((before: FormState, action: FormAction) => transition(before, action, revision), EMPTY_FORM)
  const [alert, setAlert] = useState<(FormAlertProps & { attempt: number }) | null>(null)
  const [sent, setSent] = useState<Sent | null>(null)
  const [isSending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const trap = useRef<HTMLInputElement>(null)
  const takeForm = useCallback((element: HTMLFormElement | null) => {
    form.current = element
    // Here and not in the markup: until the form is alive, the browser's own messages are all there is.
    if (element === null) return
    element.noValidate = true
    // Nor is this in the markup, which every visitor would have to load.
    trap.current = Object.assign(document.createElement('input'), { name: TRAP_FIELD, tabIndex: -1, autocomplete: 'off', ariaHidden: 'true' })
    element.append(trap.current)
  }, [])
  const { values, slot, errors } = state
  const { mode, texts, category, package: chosen, inputs, addons, date, time } = values
  const choices = useMemo<Choices>(
    () => ({ mode, category, package: chosen, inputs, addons, date, time }),
    [mode, category, chosen, inputs, addons, date, time],
  )
  const priced = useMemo(() => priceForm(revision, choices), [revision, choices])
  const serviceTypes = useServiceTypes(api)
  // A day that this layout does not offer is no question for the server.
  const minutes = isOffered(revision.content.business, layout, date, today) ? visitMinutes(values, serviceTypes, priced) : null
  useSlotCheck({ api, values, minutes, slot, dispatch })
  const free = useFreeTimes({ api, date, minutes, isTaken: slot === 'booked' })
  useExternalChoices(form, revision, dispatch)
  useDraft(values, sent !== null)

  const plan = revision.catalog.categoryById.get(category) ?? null
  const view = useMemo<FormView>(
    () => ({ revision, layout, today, choices, slot, errors, plan, priced, free, drawings, dispatch }),
    [revision, layout, today, choices, slot, errors, plan, priced, free, drawings],
  )
  const submit = useCallback(
    async (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (api === null || isSending) return
      setSending(true)
      const trapped = trap.current?.value ?? ''
      if (trap.current !== null) trap.current.value = ''
      const outcome = await submitRequest({ api, revision, layout, state, serviceTypes, trapped })
      setSending(false)
      if (outcome.kind === 'sent') {
        setSent(outcome)
        setAlert(null)
        return
      }
      dispatch({ kind: 'problems', problems: outcome.problems })
      if (outcome.isTaken) dispatch({ kind: 'slot', slot: 'booked' })
      setAlert(before => ({ ...outcome, attempt: (before?.attempt ?? 0) + 1 }))
    },
    [api, isSending, revision, layout, state, serviceTypes],
  )
  const startAgain = useCallback(() => {
    setSent(null)
    dispatch({ kind: 'replace', values: EMPTY_FORM.values })
  }, [])

  const { bookingForm } = revision.content
  if (sent !== null) return <SentPanel sent={sent} again={bookingForm.another} onAgain={startAgain} />
  const shownGroups = bookingForm.groups.filter(({ fields }) => fields.some(field => isShown(field, choices, layout)))
  const isBlocked = isSending || slot === 'checking' || slot === 'booked'
  return (
    <FormViewContext value={view}>
      <TextsContext value={texts}>
        <form ref={takeForm} method="post" className="booking-form" onSubmit={event => void submit(event)}>
          <div className="questions">
            {alert !== null && <FormAlert key={alert.attempt} title={alert.title} problems={alert.problems} errors={errors} />}
            <ModeToggle labels={bookingForm.modes} />
            {shownGroups.map(group => (
              <div key={group.id} className="group">
                <h3>{group.title}</h3>
                {group.hint !== undefined && <p className="hint">{group.hint}</p>}
                <Fields fields={group.fields} />
              </div>
            ))}
          </div>
          <div className="conclusion">
            <EstimatePanel />
            <button className="button" type="submit" disabled={isBlocked}>
              {isSending ? bookingForm.sending : bookingForm.submit[mode]}
            </button>
          </div>
        </form>
      </TextsContext>
    </FormViewContext>
  )
}
