import { type ReactNode, type SubmitEvent, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Priced } from '#src/booking/form/form-context.ts'
import type { FormAction } from '#src/booking/form/form-state.ts'
import { HONEYPOT_FIELD } from '#src/booking/request/flat-fields.ts'
import type { FormValues } from '#src/booking/form/form-values.ts'
import { type Step, stepId } from '#src/booking/form/steps.ts'
import { isOffered } from '#src/booking/schedule/slots.ts'
import type { FormClient } from './late-client.ts'
import type { VisitParts } from '../form/visit/visit-parts.tsx'
import { logOnly } from '../form/log-only.ts'
import { RequestForm } from '../form/request-form.tsx'
import { useRequestForm } from '../form/use-request-form.ts'
import { useDeferredSubmit } from '../form/use-deferred-submit.ts'
import { fieldComponents } from '../renderer/fields/field-components.ts'
import type { FormPage, FormTerms } from '../renderer/fields/form-view.ts'
import { useDayHelp } from '../renderer/fields/use-day-help.ts'
import { Assurance } from '../ui/assurance.tsx'
import { notLoaded } from './not-loaded.tsx'
import type { Sent } from './sent-request.ts'
import { remember, SENT } from './session-memory.ts'
import type { Refused, Stored, Submission } from './submit-request.ts'
import { useDraft } from './use-draft.ts'
import type { useSteps } from './use-steps.tsx'
import { useExternalChoices } from './use-external-choices.ts'

export const VISITOR: FormTerms = { ids: 'field', components: fieldComponents, slotCheck: '/api/v1/services/check-timeslot?', isOffered }

export interface BookingFormProps {
  page: FormPage
  /** Null while the page is rendered on the server. */
  api: FormClient | null
  /** The request that was sent before the page was reloaded; its confirmation stands in place of the form. */
  earlier?: Sent | undefined
  /** Called with the form's state whenever it changes. */
  live?: (form: LiveForm) => void
  /** Called before a request is sent; true when the visitor was just told of a change and must read it first. */
  look?: () => Promise<boolean>
  /** The notice above the button. */
  notice?: ReactNode
  /** The form's steps, where content has some. */
  useSteps?: typeof useSteps | undefined
  /** What a visit of several items adds, where content says something of visits. */
  visit?: VisitParts | undefined
}

/** The form's state, and the way to change it from outside. */
export interface LiveForm {
  values: FormValues
  /** The price that is shown. */
  priced: Priced
  dispatch: (action: FormAction) => void
}

/** The visitor's request form. */
export function BookingForm({ page, api, earlier, live, look, notice, useSteps = noSteps, visit }: BookingFormProps) {
  const { revision, layout } = page
  const { state, dispatch, view, serviceTypes } = useRequestForm(page, visit?.terms ?? VISITOR, api)
  const [alert, setAlert] = useState<(Refused & { attempt: number }) | null>(null)
  const [sent, show] = useState<Sent>()
  const [isSending, setSending] = useState(false)
  const [progress, say] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const takeForm = useCallback((element: HTMLFormElement | null) => {
    form.current = element
    // Set here, not in the markup: before hydration the browser's own validation is the only one.
    if (element !== null) element.noValidate = true
  }, [])
  const dismiss = useCallback(() => {
    remember(SENT, null)
    show(undefined)
  }, [])
  const choose = useCallback(
    (action: FormAction) => {
      // A link with choices asks for another request.
      if (action.kind === 'preset' && (action.preset.category || action.preset.mode)) dismiss()
      dispatch(action)
    },
    [dispatch, dismiss],
  )
  // oxlint-disable-next-line react-hooks/set-state-in-effect -- not the first state: the server rendered the form, and hydration must too
  useLayoutEffect(() => show(earlier), [earlier])
  const { values, slot } = state
  const asked = useExternalChoices(form, revision, choose)
  // Its code is loaded before the form is hydrated, and stays the same.
  // oxlint-disable-next-line react-hooks/rules-of-hooks, react/hooks, react/refs -- one function for the form's whole life
  const steps = useSteps(form, view, asked)
  const stepped = useMemo(() => ({ ...view, steps }), [view, steps])
  const next = stepId(steps?.all[steps.at + 1])
  useDraft(values)
  useEffect(() => live?.({ values, priced: view.priced, dispatch }))
  const help = useDayHelp()
  const press = useDeferredSubmit({ form, values, slot })
  useEffect(() => void loadSending().catch(logOnly), [])

  const tell = (refused: Refused) => {
    dispatch({ kind: 'problems', problems: refused.problems })
    setAlert(before => ({ ...refused, attempt: (before?.attempt ?? 0) + 1 }))
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (api === null || isSending) return
    const submission = {
      api,
      revision,
      layout,
      state,
      serviceTypes,
      priced: view.priced,
      visit,
      honeypot: form.current?.querySelector<HTMLInputElement>(`[name=${HONEYPOT_FIELD}]`),
      say,
    }
    if (steps !== null && next !== '') {
      const refused = await refusalOf(submission, steps.all[steps.at] ?? [])
      if (refused !== null) return tell(refused)
      setAlert(null)
      return steps.go(next)
    }
    setSending(true)
    if (await look?.()) return setSending(false)
    const outcome = await send(submission)
    const isTold = outcome.kind === 'refused' && outcome.isOutdated && (await look?.())
    setSending(false)
    say('')
    if (isTold) return
    if (outcome.kind === 'stored') {
      show(outcome.sent)
      setAlert(null)
      dispatch({ kind: 'replace', values: outcome.next })
      steps?.go(stepId(steps.all[0]))
      return
    }
    tell(outcome)
    if (outcome.isTaken) dispatch({ kind: 'slot', slot: 'booked' })
  }

  const { business, bookingForm, messages } = revision.content
  const { call, sending, submit: submitTexts } = bookingForm
  if (sent !== undefined) return <sent.Panel {...sent} revision={revision} layout={layout} onAgain={dismiss} />
  return (
    <RequestForm
      view={stepped}
      texts={values.texts}
      form={takeForm}
      alert={alert !== null && <alert.Alert key={alert.attempt} title={alert.title} problems={alert.problems} />}
      price={visit && <visit.Price />}
      onSubmit={submit}
      beside={<Assurance business={business} call={call} />}
    >
      {notice}
      {progress !== '' && (
        <p className="alert news" role="alert">
          {progress}
        </p>
      )}
      {help !== null && slot === 'booked' && <help.TakenTime />}
      <button
        {...press}
        className="button"
        type="submit"
        data-away={next !== '' || undefined}
        disabled={isSending || slot === 'checking' || slot === 'booked'}
      >
        {slot === 'checking' ? messages.slot.checking : isSending ? sending : submitTexts[values.mode]}
      </button>
      <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" aria-hidden />
    </RequestForm>
  )
}

function noSteps() {
  return null
}

/** The code that sends a request, loaded while the visitor fills in the form. */
const loadSending = () => import('./submit-request.ts')

/** Why a step cannot be left; null when it can. */
async function refusalOf(submission: Submission, step: Step): Promise<Refused | null> {
  const sending = await loadSending().catch(() => null)
  const fields = step.flatMap(group => group.fields)
  return sending === null ? notLoaded(submission.revision) : sending.refusalOf(submission, fields)
}

/** Checks and sends a request. */
async function send(submission: Submission): Promise<Stored | Refused> {
  const sending = await loadSending().catch(() => null)
  return sending === null ? notLoaded(submission.revision) : sending.submitRequest(submission)
}
