import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { addressFields } from '#src/booking/appointment/address.ts'
import { dayPrice } from '#src/booking/appointment/day-price.ts'
import type { FormValues } from '#src/booking/form/form-values.ts'
import { changedFields, isSameForm, isSameService } from '#src/booking/request/changed-fields.ts'
import { FIELD } from '#src/booking/request/flat-fields.ts'
import { storedValues } from '#src/booking/request/stored-values.ts'
import { wallTime } from '#src/booking/schedule/business-time.ts'
import { RequestForm } from '../../form/request-form.tsx'
import { useContent } from '../data/content/admin-content.ts'
import { CREW_OF, useUnsaved } from '../hooks/unsaved.ts'
import { adminTerms } from '../request-form/admin-terms.ts'
import { CrewContext, useCrewChoice } from '../request-form/crew-choice.ts'
import { FormDialog } from '../request-form/form-dialog.tsx'
import { formPageOf } from '../request-form/form-page.ts'
import { knownValues } from '../request-form/known-values.ts'
import { LAYOUT } from '../request-form/refusal.ts'
import { useAdminForm } from '../request-form/use-admin-form.tsx'
import type { RequestActions } from '../request/request-actions.ts'
import { personName } from '../request/request-texts.ts'
import { EditWords } from '../telling/edit-words.tsx'
import { andTell } from '../telling/tell-texts.ts'
import { TellTick } from '../telling/tell-tick.tsx'
import { toldBy } from '../telling/use-tell.ts'
import { useToldEdit } from '../telling/use-told-edit.ts'
import { editPage } from './edit-page.ts'
import type { Edit } from './use-edit.ts'
import { GoneNote } from './gone-note.tsx'
import { PriceChoice } from './price-choice.tsx'
import { PromisedPrice } from './promised-price.tsx'
import { saveEdit } from './save-edit.ts'

export interface EditDialogProps {
  edit: Edit
  actions: RequestActions
  onEnter: (edit: Edit) => void
  /** Called when the change is stored or discarded. */
  onClose: () => void
}

/** Everything about a request in the site's own form: what is not touched stays as it was stored, the price too, unless another service or day has another one. */
export function EditDialog({ edit, actions, onEnter, onClose }: EditDialogProps) {
  const { form: beginning, of, values: entered } = edit
  const content = useContent()
  const crew = useCrewChoice(...useUnsaved(`${CREW_OF}${of.id}`, ''), of)
  const [{ page, before, gone }] = useState(() => {
    const page = { ...editPage(formPageOf(content)), asked: new Date(of.created_at) }
    const { values, gone } = storedValues(of, page.revision)
    return { page, before: values, gone }
  })
  // A service that stays takes what the visit takes, which the owner may have set.
  const terms = useMemo(
    () => ({
      ...adminTerms('edit', { except: of.id, ...crew.fields }),
      minutesOf: (values: FormValues) => (isSameService(before, values) ? (of.duration ?? null) : null),
    }),
    [of, before, crew.fields],
  )
  const [wasKept] = useState(entered !== null)
  const [first] = useState(() => knownValues(entered, page.revision) ?? before)
  const { values, view, form, alert, button, buttonText, isSending } = useAdminForm({
    page,
    terms,
    first,
    focus: wasKept ? null : (beginning === 'address' && addressFields(content.bookingForm)[0]) || FIELD.date,
    send: async ({ state, pressed: price, isOverridden }) => {
      const refusal = await saveEdit({
        of,
        actions,
        revision: page.revision,
        before,
        values: state.values,
        price,
        beside: { ...(state.values.mode === 'appointment' && crew.fields), ...(told !== null && toldBy(told)) },
        isOverridden,
      })
      if (refusal === null) onClose()
      return refusal
    },
  })
  // What was typed and taken back changes nothing.
  const isChanged = !isSameForm(before, values)
  const enter = useEffectEvent((entered: FormValues) => onEnter({ ...edit, values: isChanged ? entered : null }))
  useEffect(() => {
    if (values !== first) enter(values)
  }, [values, first])
  const isMoved = values.mode === 'appointment' && (values.date !== before.date || values.time !== before.time)
  const isWhole = values.date !== '' && values.time !== '' && view.slot !== 'booked'
  const told = useToldEdit(of, isMoved && isWhole ? changedFields(before, values, page.revision, LAYOUT) : null)
  const isTold = told?.isTicked === true
  const asked = wallTime(page.asked, content.business.timeZone)
  const isNewPrice = !isSameService(before, values) || (isMoved && dayPrice(page.revision, before, values, asked) !== null)
  return (
    <FormDialog
      className="request-form"
      title="Edit request"
      about={personName(of)}
      what="change"
      isChanged={isChanged || crew.fields.crew !== undefined}
      wasKept={wasKept}
      place={`edit of ${of.id}`}
      onClose={onClose}
    >
      <GoneNote request={of} gone={gone} />
      <CrewContext value={crew.context}>
        <RequestForm
          {...form}
          alert={alert}
          price={isNewPrice ? form.price : <PromisedPrice request={of} />}
          beside={isTold && <EditWords request={of} told={told} />}
        >
          {told !== null && <TellTick request={of} email={told.email} isTicked={told.isTicked} onTick={told.onTick} />}
          {isNewPrice ? (
            <PriceChoice
              request={of}
              priced={view.priced}
              revision={page.revision}
              button={button}
              textOf={make => andTell(buttonText(make), isTold)}
            />
          ) : (
            <button {...button} className="button">
              {isSending ? 'Saving…' : andTell(buttonText('Save'), isTold)}
            </button>
          )}
        </RequestForm>
      </CrewContext>
    </FormDialog>
  )
}
