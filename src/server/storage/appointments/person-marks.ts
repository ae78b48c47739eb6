import type { AppointmentEvent } from '#src/contract/generated/types.ts'
import { senderOf } from '../../limits/booking-limits.ts'
import { contactKeys } from '../customers/contact-keys.ts'
import type { AppointmentRow } from '../tables.ts'
import { foldText } from './appointment-row.ts'

/** By what a text may name a person: all that is stored, or was, of their requests. */
export interface PersonMarks {
  emails: Set<string>
  /** The digits of phone numbers. */
  phones: Set<string>
  names: Set<string>
  /** From where their requests came, as the list can be filtered. */
  senders: Set<string>
}

type Contact = Partial<Pick<AppointmentRow, 'name' | 'email' | 'phone' | 'requested_from'>>

export function noMarks(): PersonMarks {
  return { emails: new Set(), phones: new Set(), names: new Set(), senders: new Set() }
}

export function addMarks(marks: PersonMarks, { name = '', email = '', phone = '', requested_from: from = null }: Contact): void {
  const keys = contactKeys({ email, phone })
  if (keys.email_key !== null) marks.emails.add(foldText(keys.email_key))
  if (keys.phone_key !== null) marks.phones.add(keys.phone_key)
  if (name.trim() !== '') marks.names.add(foldText(name.trim()))
  if (from !== null) marks.senders.add(senderOf(from))
}

/** Adds whom a request named before one of its changes, and after it. */
export function addMarksOfChange(marks: PersonMarks, changes: AppointmentEvent['changes']): void {
  for (const at of [0, 1]) {
    const said = (field: string) => ({ [field]: String(changes[field]?.[at] ?? '') })
    addMarks(marks, { ...said('name'), ...said('email'), ...said('phone') })
  }
}

/** Whether a text names a person: by an address, a number however it is written, or all words of a name. */
export function namesPerson(text: string, { emails, phones, names }: PersonMarks): boolean {
  const [folded, digits] = [foldText(text), text.replaceAll(/\D/g, '')]
  const [words, tokens] = [wordsOf(folded), new Set(folded.split(/[\s,;<>()"]+/))]
  return (
    !emails.isDisjointFrom(tokens) || [...phones].some(phone => digits.includes(phone)) || [...names].some(name => wordsOf(name).isSubsetOf(words))
  )
}

function wordsOf(text: string): Set<string> {
  return new Set(text.split(/[^\p{L}\p{N}]+/u).filter(Boolean))
}
