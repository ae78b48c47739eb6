import { useMemo, useReducer } from 'react'
import { EMPTY_FORM, type FormAction, type FormState, transition } from '#src/booking/form/form-state.ts'
import type { Choices } from '#src/booking/form/form-values.ts'
import { visitMinutes } from '#src/booking/request/visit-minutes.ts'
import { slotsAnswer } from '#src/contract/generated/site-answers.ts'
import type { ServiceType } from '#src/contract/generated/types.ts'
import type { FormPage, FormTerms, FormView } from '../renderer/fields/form-view.ts'
import { useAnswer } from './use-answer.ts'
import { priceChoices } from './price-choices.ts'
import { type FormApi, useServiceTypes } from './use-service-types.ts'
import { useSlotCheck } from './use-slot-check.ts'

interface RequestFormControl {
  state: FormState
  dispatch: (action: FormAction) => void
  view: FormView
  serviceTypes: readonly ServiceType[]
}

/** The state of the request form: its values, their price, and whether the time is free. `api` is null during server rendering. */
export function useRequestForm(page: FormPage, terms: FormTerms, api: FormApi | null, first = EMPTY_FORM.values): RequestFormControl {
  const { layout, today } = page
  const [state, dispatch] = useReducer((before: FormState, action: FormAction) => transition(before, action, page.revision), {
    ...EMPTY_FORM,
    values: first,
  })
  const { values, slot, errors } = state
  const { mode, category, package: chosen, inputs, addons, date, time, rest } = values
  const revision = page.revision.epochs?.on(date || today) ?? page.revision
  const choices = useMemo<Choices>(
    () => ({ mode, category, package: chosen, inputs, addons, date, time, rest }),
    [mode, category, chosen, inputs, addons, date, time, rest],
  )
  const priced = useMemo(() => priceChoices(page, choices), [page, choices])
  const serviceTypes = useServiceTypes(api, choices)
  const isOffered = useMemo(() => terms.isOffered(revision.content.business, layout, date, today), [terms, revision, layout, date, today])
  const visit = terms.minutesOf?.(values) ?? visitMinutes(values, serviceTypes, priced)
  const minutes = isOffered ? visit : null
  useSlotCheck({ api, path: terms.slotCheck, values, minutes, slot, dispatch })
  const path = minutes === null || date === '' ? null : `${terms.slots ?? '/api/v1/services/slots?'}date=${date}&duration=${minutes}`
  const day = useAnswer(api, path, slotsAnswer, slot === 'booked')
  const plan = revision.catalog.categoryById.get(category) ?? null
  const view = useMemo<FormView>(
    () => ({ ...page, ...terms, revision, choices, slot, errors, plan, priced, day, api, minutes: visit, steps: null, dispatch }),
    [page, terms, revision, choices, slot, errors, plan, priced, day, api, visit],
  )
  return { state, dispatch, view, serviceTypes }
}
