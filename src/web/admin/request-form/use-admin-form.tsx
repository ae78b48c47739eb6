import { type ComponentProps, type ReactNode, type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react'
import { FIELD } from '#src/booking/request/flat-fields.ts'
import type { Priced } from '#src/booking/form/form-context.ts'
import type { FormValues } from '#src/booking/form/form-values.ts'
import type { RequestForm } from '../../form/request-form.tsx'
import { visitParts } from '../../form/visit/visit-parts.tsx'
import { useDeferredSubmit } from '../../form/use-deferred-submit.ts'
import { useRequestForm } from '../../form/use-request-form.ts'
import type { FormPage, FormTerms } from '../../renderer/fields/form-view.ts'
import { useApi } from '../data/api-context.ts'
import { focusGroup } from './focus-group.ts'
import { isAnswered } from './counted-codes.ts'
import type { Refusal } from './refusal.ts'
import { RefusalAlert } from './refusal-alert.tsx'

/** How the form is sent: by which of its buttons, and whether warnings are overridden. */
interface Sending extends Pick<ReturnType<typeof useRequestForm>, 'state' | 'serviceTypes'> {
  /** The price that is shown. */
  priced: Priced
  /** The value of the button that was pressed. */
  pressed: string
  isOverridden: boolean
}

interface AdminFormOptions {
  page: FormPage
  terms: FormTerms
  /** The values with which it opens. */
  first: FormValues
  /** Name of the field that has the focus at first, the first of all where it is not shown; null where one comes back to another. */
  focus: string | null
  /** Sends the form; returns why it was refused, null when it was stored. */
  send: (sending: Sending) => Promise<Refusal | null>
}

interface AdminForm {
  values: FormValues
  view: ReturnType<typeof useRequestForm>['view']
  serviceTypes: Sending['serviceTypes']
  /** For the form itself. */
  form: Pick<ComponentProps<typeof RequestForm>, 'view' | 'texts' | 'form' | 'price' | 'onSubmit'>
  /** Why it was refused. */
  alert: ReactNode
  /** For each of its buttons. */
  button: ComponentProps<'button'>
  /** What a button is called: what it makes, and that it does so despite the warnings. */
  buttonText: (make: string) => string
  isSending: boolean
}

/** The site's own form, filled in by the admin: broken rules are warnings, which a second press of its button overrides as they were given; the button says so. */
export function useAdminForm({ page, terms, first, focus, send }: AdminFormOptions): AdminForm {
  const parts = useMemo(() => (page.revision.visit ? visitParts(page.revision.content, terms) : null), [page, terms])
  const { state, dispatch, view, serviceTypes } = useRequestForm(page, parts?.terms ?? terms, useApi(), first)
  const { values, slot } = state
  const [refused, setRefused] = useState<(Refusal & { of: FormValues; attempt: number }) | null>(null)
  const [isSending, setIsSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (form.current === null) return
    form.current.noValidate = true
    if (focus === null) return
    const wanted = form.current.querySelector<HTMLElement>(`[name=${focus}]`)
    if (focus === FIELD.date && wanted !== null) focusGroup(wanted)
    else (wanted ?? form.current.querySelector('input'))?.focus()
  }, [focus])
  const press = useDeferredSubmit({ form, values, slot })
  /** The value of the button whose press a check may have deferred: what is submitted then names none. */
  const lastPress = useRef('')
  const isWarned = refused !== null && refused.isWarning && refused.of === values
  const isBlocked = isSending || slot === 'checking' || slot === 'booked'

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBlocked) return
    const sent = event.currentTarget
    setIsSending(true)
    const pressed = event.nativeEvent.submitter?.getAttribute('value') ?? lastPress.current
    const sendAs = (isOverridden: boolean) => send({ state, serviceTypes, priced: view.priced, pressed, isOverridden })
    let refusal = await sendAs(isWarned)
    // The server judges codes last: nothing else speaks against it.
    if (refusal !== null && !isWarned && isAnswered(refusal, sent)) refusal = await sendAs(true)
    setIsSending(false)
    if (refusal === null) return
    dispatch({ kind: 'problems', problems: refusal.problems })
    if (refusal.isTaken) dispatch({ kind: 'slot', slot: 'booked' })
    setRefused(before => ({ ...refusal, of: values, attempt: (before?.attempt ?? 0) + 1 }))
  }
  const button: ComponentProps<'button'> = {
    ...press,
    type: 'submit',
    disabled: isBlocked,
    onPointerDown: event => {
      lastPress.current = event.currentTarget.value
      press.onPointerDown(event)
    },
    onClick: event => {
      press.onClick()
      // A double click has not read the warnings between its presses.
      if (event.detail > 1) event.preventDefault()
    },
  }
  return {
    values,
    view,
    form: { view, texts: values.texts, form, price: parts && <parts.Price />, onSubmit },
    alert: refused !== null && <RefusalAlert key={refused.attempt} refusal={refused} doubts={refused.doubts(values)} />,
    serviceTypes,
    button,
    buttonText: make => (isWarned ? `${make} anyway` : make),
    isSending,
  }
}
