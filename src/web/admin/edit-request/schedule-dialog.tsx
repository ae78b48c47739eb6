import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { serviceTitle } from '#src/booking/appointment/service-texts.ts'
import type { FormValues } from '#src/booking/form/form-values.ts'
import { changedFields } from '#src/booking/request/changed-fields.ts'
import { FIELD } from '#src/booking/request/flat-fields.ts'
import { storedValues } from '#src/booking/request/stored-values.ts'
import { FormViewContext } from '../../renderer/fields/form-view.ts'
import { useContent } from '../data/content/admin-content.ts'
import { CREW_OF, useUnsaved } from '../hooks/unsaved.ts'
import { adminTerms } from '../request-form/admin-terms.ts'
import { AnyDayField } from '../request-form/any-day.tsx'
import { AnyTimeField } from '../request-form/any-time.tsx'
import { CrewContext, useCrewChoice } from '../request-form/crew-choice.ts'
import { FormDialog } from '../request-form/form-dialog.tsx'
import { formPageOf } from '../request-form/form-page.ts'
import { knownValues } from '../request-form/known-values.ts'
import { LAYOUT, refusalOf } from '../request-form/refusal.ts'
import { useAdminForm } from '../request-form/use-admin-form.tsx'
import { personName } from '../request/request-texts.ts'
import { EditWords } from '../telling/edit-words.tsx'
import { andTell } from '../telling/tell-texts.ts'
import { TellTick } from '../telling/tell-tick.tsx'
import { toldBy } from '../telling/use-tell.ts'
import { useToldEdit } from '../telling/use-told-edit.ts'
import type { EditDialogProps } from './edit-dialog.tsx'
import { saveEdit } from './save-edit.ts'
import { useDayPrice } from './use-day-price.tsx'
import { lengthProblems, minutesOf } from './typed-minutes.ts'
import { VisitMinutes } from './visit-minutes.tsx'

/** When a visit is, and how long it takes: makes an appointment of a quote, and asks whether its time is agreed upon, or moves one; everything else stays, the price too unless the owner takes that of the day. */
export function ScheduleDialog({ edit, actions, onEnter, onClose }: EditDialogProps) {
  const { of, values: entered } = edit
  const content = useContent()
  const crew = useCrewChoice(...useUnsaved(`${CREW_OF}${of.id}`, ''), of)
  const usual = String(of.duration ?? '')
  const [typed, setTyped] = useState(edit.minutes ?? usual)
  const minutes = minutesOf(typed) ?? of.duration
  const length = minutes !== undefined && minutes !== of.duration && { duration: minutes }
  const terms = useMemo(
    () => ({ ...adminTerms('schedule', { except: of.id, ...crew.fields }), minutesOf: () => minutes ?? null }),
    [of.id, crew.fields, minutes],
  )
  const [{ page, before }] = useState(() => {
    const page = formPageOf(content)
    return { page, before: storedValues(of, page.revision).values }
  })
  const { revision } = page
  const [wasKept] = useState(entered !== null || typed !== usual)
  const [first] = useState<FormValues>(() => knownValues(entered, revision) ?? { ...before, mode: 'appointment' })
  const [isAgreed, setIsAgreed] = useUnsaved(`agreed time of ${of.id}`, true)
  const isQuote = of.request_type === 'quote'
  const isLength = edit.form === 'length'
  const title = isQuote ? 'Schedule' : isLength ? 'How long it takes' : 'Move'
  const status = isQuote && ({ status: isAgreed ? 'Confirmed' : 'Pending' } as const)
  const {
    values,
    view,
    form: { form: ref, onSubmit },
    alert,
    button,
    buttonText,
    isSending,
  } = useAdminForm({
    page,
    terms,
    first,
    focus: wasKept ? null : isLength ? 'duration' : FIELD.date,
    send: async ({ state: { values }, isOverridden }) => {
      const beside = { ...status, ...crew.fields, ...length, ...(told !== null && toldBy(told)) } as const
      const refusal =
        refusalOf(lengthProblems(typed, usual), revision) ??
        (await saveEdit({ of, actions, revision, before, values, ...price, beside, isOverridden }))
      if (refusal === null) onClose()
      return refusal
    },
  })
  const fields = revision.content.bookingForm.groups.flatMap(({ fields }) => fields.filter(field => field.kind === 'date' || field.kind === 'time'))
  const isWhole = values.date !== '' && values.time !== '' && view.slot !== 'booked'
  const told = useToldEdit(of, isWhole ? { ...changedFields(before, values, revision, LAYOUT), ...status } : null)
  const isTold = told?.isTicked === true
  const { offer, price } = useDayPrice(of, revision, before, values)
  // Choosing what it has already changes nothing.
  const isMoved = values.date !== before.date || values.time !== before.time
  const verb = isQuote ? title : isMoved || (length === false && !isLength) ? 'Move' : 'Save'
  const enter = useEffectEvent((values: FormValues, minutes: string) => onEnter({ ...edit, values: isMoved ? values : null, minutes }))
  useEffect(() => enter(values, typed), [values, typed])
  const minutesField = <VisitMinutes value={typed} hasSteps={isLength} onType={setTyped} />
  return (
    <FormDialog
      className="request-form schedule"
      title={title}
      about={[personName(of), serviceTitle(of, content)].filter(text => text !== '').join(', ')}
      what="time"
      isChanged={isMoved || crew.fields.crew !== undefined || length !== false}
      wasKept={wasKept}
      place={`schedule of ${of.id}`}
      onClose={onClose}
    >
      <CrewContext value={crew.context}>
        <FormViewContext value={view}>
          <form ref={ref} method="post" className="booking-form" onSubmit={event => void onSubmit(event)}>
            {alert}
            {isLength && minutesField}
            {fields.map(field => (field.kind === 'date' ? <AnyDayField key="date" field={field} /> : <AnyTimeField key="time" field={field} />))}
            {!isLength && minutesField}
            {isQuote && (
              <label className="checkable">
                <input type="checkbox" checked={isAgreed} onChange={event => setIsAgreed(event.currentTarget.checked)} />
                The customer has agreed: confirm the visit
              </label>
            )}
            {offer}
            {isTold && <EditWords request={of} told={told} />}
            <div className="choices">
              {told !== null && <TellTick request={of} email={told.email} isTicked={told.isTicked} onTick={told.onTick} />}
              <button {...button} className="button">
                {isSending ? 'Saving…' : andTell(buttonText(verb), isTold)}
              </button>
            </div>
          </form>
        </FormViewContext>
      </CrewContext>
    </FormDialog>
  )
}
