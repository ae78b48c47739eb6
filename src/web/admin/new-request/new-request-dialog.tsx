import { useState } from 'react'
import { EMPTY_VALUES, type FormValues } from '#src/booking/form/form-values.ts'
import { FIELD } from '#src/booking/request/flat-fields.ts'
import type { Appointment, Status } from '#src/contract/generated/types.ts'
import { RequestForm } from '../../form/request-form.tsx'
import { useApi } from '../data/api-context.ts'
import { useContent } from '../data/content/admin-content.ts'
import { usePreserved, useRecalled, useUnsaved } from '../hooks/unsaved.ts'
import { adminTerms } from '../request-form/admin-terms.ts'
import { FormDialog } from '../request-form/form-dialog.tsx'
import { formPageOf } from '../request-form/form-page.ts'
import { useAdminForm } from '../request-form/use-admin-form.tsx'
import { CallerPhoneField, CallerTextField } from './caller-fields.tsx'
import { callerFirst } from './caller-first.ts'
import { enterRequest } from './enter-request.ts'
import { FoldedAddonsField } from './folded-addons.tsx'
import { TakenOver } from './taken-over.tsx'

const TERMS = adminTerms('new', { components: { text: CallerTextField, phone: CallerPhoneField, addons: FoldedAddonsField } })

const WORDS = {
  appointment: { submit: 'Book', override: 'Book anyway' },
  quote: { submit: 'Save quote', override: 'Save anyway' },
}

interface NewRequestDialogProps {
  /** The values with which the form opens. */
  first?: FormValues
  /** Where it stands on a wide window, narrow enough to leave the rest in sight; over nearly all of it when left out. */
  side?: 'left' | 'right'
  onStored: (request: Appointment) => void
  onClose: () => void
}

/** The site's own form for somebody who calls. */
export function NewRequestDialog({ first = EMPTY_VALUES, side, onStored, onClose }: NewRequestDialogProps) {
  const api = useApi()
  const content = useContent()
  const [page] = useState(() => formPageOf({ ...content, bookingForm: callerFirst(content.bookingForm) }))
  const [status, setStatus] = useUnsaved<Status | null>('new request: status', null)
  // A caller has already agreed to the time; a quote still needs an answer.
  const statusOf = (mode: keyof typeof WORDS) => status ?? (mode === 'appointment' ? 'Confirmed' : 'Pending')
  const { values, form, button, isSending } = useAdminForm({
    page,
    terms: TERMS,
    first: useRecalled('new request: form', first),
    // Who is known is asked for the day.
    focus: first.texts['name'] === undefined ? 'name' : FIELD.date,
    override: mode => WORDS[mode].override,
    send: sending => enterRequest({ api, revision: page.revision, ...sending, status: statusOf(sending.state.values.mode), onStored }),
  })
  usePreserved('new request: form', values)
  return (
    <FormDialog
      className={['request-form', ...(side === undefined ? [] : ['narrow', side])].join(' ')}
      title="New request"
      what="request"
      isChanged={values !== first}
      onClose={onClose}
    >
      {first.date !== '' && <TakenOver ids={TERMS.ids} values={values} />}
      <label className="new-status">
        Status
        <select value={statusOf(values.mode)} onChange={event => setStatus(event.currentTarget.value === 'Pending' ? 'Pending' : 'Confirmed')}>
          <option>Pending</option>
          <option>Confirmed</option>
        </select>
      </label>
      <RequestForm {...form}>
        <button {...button} className="button">
          {isSending ? 'Storing…' : WORDS[values.mode].submit}
        </button>
      </RequestForm>
    </FormDialog>
  )
}
