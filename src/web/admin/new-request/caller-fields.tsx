import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { FIELD } from '#src/booking/request/flat-fields.ts'
import { valuesAgain } from '#src/booking/form/values-again.ts'
import type { Customer, PhoneField, TextField } from '#src/contract/generated/types.ts'
import { fieldComponents } from '../../renderer/fields/field-components.ts'
import { useForm } from '../../renderer/fields/form-view.ts'
import { typedField, type TypedProps } from '../../renderer/fields/typed-field.tsx'
import { customerName, nameMeant, otherNames } from '../customers/customer-name.ts'
import { askedAgain, otherVisits } from '../customers/booked-again.ts'
import { customersMatch } from '../texts/customers-match.ts'
import { visitCount } from '../texts/visit-count.ts'
import { useApi } from '../data/api-context.ts'
import { useContent } from '../data/content/admin-content.ts'
import { customerQuery, customersQuery } from '../data/customers/customers.ts'
import { isEnoughToFind } from './enough-to-find.ts'
import { useToday } from '../hooks/use-clock.ts'
import { useSettled } from '../hooks/use-settled.ts'
import { focusGroup } from '../request-form/focus-group.ts'
import { useCombobox } from '../ui/use-combobox.ts'

const MAX_OFFERED = 5
const NOBODY: readonly Customer[] = []

const CallerName = typedField<TextField>((control, { maxLength }) => <KnownCustomers control={control} type="text" maxLength={maxLength} />)
const CallerPhone = typedField<PhoneField>(control => <KnownCustomers control={control} type="tel" maxLength={24} />)

/** The name of who calls, and any other line of text. */
export function CallerTextField({ field }: { field: TextField }) {
  return field.name === 'name' ? <CallerName field={field} /> : <fieldComponents.text field={field} />
}

/** The number of who calls, and any other. */
export function CallerPhoneField({ field }: { field: PhoneField }) {
  return field.name === 'phone' ? <CallerPhone field={field} /> : <fieldComponents.phone field={field} />
}

interface KnownCustomersProps {
  control: TypedProps
  type: 'text' | 'tel'
  maxLength: number
}

/** A field that offers the customers whom its text matches; choosing one fills the form in as they asked last time. */
function KnownCustomers({ control, type, maxLength }: KnownCustomersProps) {
  const { dates } = useContent()
  const { offered, said, choose, dismiss, onFocus, onBlur } = useKnownCustomers(control.name, control.value)
  const { input, list, option } = useCombobox({ options: offered, first: -1, onChoose: choose, onDismiss: dismiss })
  return (
    <div className="known-customers">
      <input {...control} {...input} type={type} maxLength={maxLength} onFocus={onFocus} onBlur={onBlur} />
      {offered.length > 0 && (
        <ul {...list} aria-label="Customers">
          {offered.map((customer, index) => (
            // The keys are the input's, as in every combobox.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <li key={customer.id} {...option(index)}>
              <b>{customerName(customer)}</b>
              <span>
                {[
                  otherNames(customer),
                  customer.phone,
                  customer.email,
                  visitCount(customer.visits),
                  customer.last_visit === null ? '' : `last ${dates.day(customer.last_visit)}`,
                ]
                  .filter(part => part !== '')
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
      <output className={said === '' || offered.length > 0 ? 'unseen' : 'hint'}>{said}</output>
    </div>
  )
}

/** Finds customers while somebody types, and fills the form in with the one who is chosen. */
function useKnownCustomers(field: string, typed: string) {
  const api = useApi()
  const client = useQueryClient()
  const { revision, choices, ids, dispatch } = useForm()
  const content = useContent()
  const today = useToday(revision.content.business.timeZone)
  const [isFocused, setIsFocused] = useState(false)
  /** The text for which nobody is offered: it was chosen or dismissed. */
  const [settledOn, setSettledOn] = useState(typed.trim())
  const [filled, setFilled] = useState('')
  const search = useSettled(typed.trim())
  const isAsked = isFocused && isEnoughToFind(field, search) && search !== settledOn
  const query = new URLSearchParams({ search, limit: String(MAX_OFFERED) }).toString()
  // What is not found is typed: a failure needs no word.
  const { data } = useQuery({ ...customersQuery(api, query), enabled: isAsked, meta: {} })
  const offered = isAsked ? (data?.customers ?? NOBODY) : NOBODY
  const choose = async (customer: Customer) => {
    const { phone, email } = customer
    const name = nameMeant(customer, typed)
    const { requests } = await client.fetchQuery({ ...customerQuery(api, customer.id), meta: {} }).catch(() => ({ requests: [] }))
    // A household shares a number: who calls is asked for what they had themselves.
    const last = askedAgain(requests.filter(request => request.name.trim() === name.trim())) ?? askedAgain(requests)
    const again = last === null ? null : valuesAgain(last, revision)
    const texts = { ...again?.texts, name, phone, email }
    // What is chosen already was said on the phone.
    const isService = again !== null && choices.category === ''
    const service = isService ? again : choices
    // Laid out at once: what is filled in pushes down the field that is focused next.
    flushSync(() => {
      dispatch({ kind: 'replace', values: { ...service, mode: choices.mode, date: choices.date, time: choices.time, texts } })
      setSettledOn(field === 'phone' ? phone : name)
      const others = otherVisits(requests, today, content)
      setFilled(`Filled in as ${customerName({ ...customer, name })} asked last time${others === '' ? '' : `. ${others}`}`)
    })
    // The day is asked next; a quote has none.
    if (isService && choices.mode === 'appointment') focusGroup(document.getElementById(`${ids}-${FIELD.date}`))
  }
  const said = offered.length > 0 ? customersMatch(offered.length) : filled
  return {
    offered,
    said,
    choose: (customer: Customer) => void choose(customer),
    dismiss: () => setSettledOn(search),
    onFocus: () => setIsFocused(true),
    onBlur: () => setIsFocused(false),
  }
}
