import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { FormValues } from '#src/booking/form/form-values.ts'
import { FIELD } from '#src/booking/request/flat-fields.ts'
import { RequestForm } from '../../form/request-form.tsx'
import { useApi } from '../data/api-context.ts'
import { useContent } from '../data/content/admin-content.ts'
import { adminTerms } from '../request-form/admin-terms.ts'
import { NoAddressEntered } from '../request/no-address.tsx'
import { AGREED_PRICE, newPriceText, valueText } from '../request/price-texts.ts'
import { typedValue, useValueQuestion } from '../request/value-question.ts'
import { CrewContext, useCrewChoice } from '../request-form/crew-choice.ts'
import { FormDialog } from '../request-form/form-dialog.tsx'
import { formPageOf } from '../request-form/form-page.ts'
import { knownValues } from '../request-form/known-values.ts'
import { SetPrice } from '../request-form/set-price.tsx'
import { useAdminForm } from '../request-form/use-admin-form.tsx'
import { EntryWords } from '../telling/mail-words.tsx'
import { andTell } from '../telling/tell-texts.ts'
import { TellTick } from '../telling/tell-tick.tsx'
import type { Entered } from '../telling/telling.ts'
import { useToldEntry } from '../telling/use-told-entry.ts'
import { AgreedPriceField } from './agreed-price-field.tsx'
import { CallerPhoneField, CallerTextField } from './caller-fields.tsx'
import { callerFirst } from './caller-first.ts'
import { enterRequest, wholeRequest } from './enter-request.ts'
import { FoldedAddonsField } from './folded-addons.tsx'
import { TakenOver } from './taken-over.tsx'
import type { NewDraft } from './use-new-draft.ts'

const IDS = 'new'

const COMPONENTS = { text: CallerTextField, phone: CallerPhoneField, addons: FoldedAddonsField }

const WORDS = { appointment: 'Book', quote: 'Save quote' }

interface NewRequestDialogProps {
  draft: NewDraft
  /** Where it stands on a wide window, narrow enough to leave the rest in sight; over nearly all of it when left out. */
  side?: 'left' | 'right'
  /** What is said above the form. */
  note?: string | undefined
  onChoose: (chosen: Pick<NewDraft, 'crew' | 'status' | 'price' | 'isTold'>) => void
  onEnter: (values: FormValues) => void
  onStored: (entered: Entered) => void
  onClose: () => void
}

/** The site's own form for somebody who calls. */
export function NewRequestDialog({ draft, side, note = '', onChoose, onEnter, onStored, onClose }: NewRequestDialogProps) {
  const { first, values: entered } = draft
  const api = useApi()
  const content = useContent()
  const [page] = useState(() => formPageOf({ ...content, bookingForm: callerFirst(content.bookingForm) }))
  const [opened] = useState(() => knownValues(entered, page.revision) ?? first)
  // As the server will read it: of the two ways to reach a caller one is enough, not none.
  const [revision] = useState(() => ({ ...page.revision, content: { ...page.revision.content, bookingForm: content.bookingForm } }))
  const [wasKept] = useState(entered !== null)
  // A caller has already agreed to the time; a quote still needs an answer.
  const statusOf = (mode: keyof typeof WORDS) => draft.status ?? (mode === 'appointment' ? 'Confirmed' : 'Pending')
  const crew = useCrewChoice(draft.crew ?? '', crew => onChoose({ crew }))
  const terms = useMemo(() => adminTerms(IDS, { components: COMPONENTS, ...crew.fields }), [crew.fields])
  const { values, view, form, alert, button, buttonText, serviceTypes, isSending } = useAdminForm({
    page,
    terms,
    first: opened,
    // Who is known is asked for the day.
    focus: wasKept ? null : first.texts['name'] === undefined ? 'name' : FIELD.date,
    send: async ({ state: { values }, serviceTypes, priced, isOverridden }) => {
      if (!price.mayStore()) return null
      return enterRequest({
        api,
        revision,
        values,
        serviceTypes,
        priced,
        status: statusOf(values.mode),
        agreed,
        crew: crew.fields,
        isTold,
        isOverridden,
        onStored: of => onStored({ kind: 'entered', of, ...(isTold && { tell: true }) }),
      })
    },
  })
  const { estimate } = view.priced
  const agreed = typedValue(draft.price ?? '')
  const estimated = estimate === null || estimate.low === null ? null : content.money.value(estimate.low)
  const price = useValueQuestion({ estimated_value: estimated }, draft.price ?? '', `${WORDS[values.mode]}?`)
  const entry = { revision, values, serviceTypes, priced: view.priced, status: statusOf(values.mode), agreed, crew: crew.fields }
  // Checked at each key only where somebody can be told.
  const hasAddress = (values.texts['email'] ?? '').trim() !== ''
  const told = useToldEntry(values, entry.status, hasAddress && view.slot !== 'booked' ? wholeRequest(entry) : null)
  const isTold = told !== null && draft.isTold !== false
  const enter = useEffectEvent(onEnter)
  useEffect(() => {
    if (values !== opened) enter(values)
  }, [values, opened])
  return (
    <FormDialog
      className={['request-form', ...(side === undefined ? [] : ['narrow', side])].join(' ')}
      title="New request"
      about={note}
      what="request"
      isChanged={entered !== null || values !== opened}
      wasKept={wasKept}
      place="new request"
      onClose={onClose}
    >
      {first.date !== '' && <TakenOver ids={IDS} values={values} crew={crew.context?.crew} />}
      <label className="new-status">
        Status
        <select value={entry.status} onChange={event => onChoose({ status: event.currentTarget.value === 'Pending' ? 'Pending' : 'Confirmed' })}>
          <option>Pending</option>
          <option>Confirmed</option>
        </select>
      </label>
      <CrewContext value={crew.context}>
        <RequestForm
          {...form}
          price={
            agreed === null ? (
              form.price
            ) : (
              <SetPrice title={AGREED_PRICE} of={`Instead of ${newPriceText(estimate, revision)}`} price={valueText(agreed, content)} />
            )
          }
          alert={alert}
          further={
            <AgreedPriceField
              value={draft.price ?? ''}
              calculated={newPriceText(estimate, revision)}
              question={price.question}
              onType={price => onChoose({ price })}
            />
          }
          beside={isTold && <EntryWords of={told.of} />}
        >
          <NoAddressEntered ids={IDS} values={values} />
          {told !== null && (
            <TellTick
              request={{ name: (values.texts['name'] ?? '').trim() || 'the customer' }}
              email={told.email}
              isTicked={isTold}
              onTick={isTold => onChoose({ isTold })}
            />
          )}
          <button {...button} className="button">
            {isSending ? 'Storing…' : andTell(buttonText(WORDS[values.mode]), isTold)}
          </button>
        </RequestForm>
      </CrewContext>
    </FormDialog>
  )
}
