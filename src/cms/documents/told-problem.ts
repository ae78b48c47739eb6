import { NO_KIND, type Problem, REQUIRED, UNKNOWN_FIELD } from '#src/contract/decode.ts'
import { tokensOf } from '#src/contract/json-pointer.ts'
import { nearestWord } from '#src/contract/nearest-word.ts'
import type { DocumentType } from './documents.ts'
import { kindsOf } from './known-kinds.ts'
import { type DocumentPlace, fieldsAt, placeAt } from './place-at.ts'
import { isUnit, wholeWords } from './whole-units.ts'

/** Adds to a problem of a document's shape what could stand there instead: the fields, the kinds, or the whole number that is meant. */
export function toldProblem<P extends Problem>(problem: P, type: DocumentType, document: unknown, business: unknown): P {
  const path = tokensOf(problem.pointer)
  const last = path.at(-1) ?? ''
  const message = toldMessage(problem.message, last, placeAt(path.slice(0, -1), type, document), placeAt(path, type, document), business)
  return { ...problem, message }
}

function toldMessage(message: string, name: string, around: DocumentPlace, own: DocumentPlace, business: unknown): string {
  if (message === UNKNOWN_FIELD) return unknownField(name, Object.keys(fieldsAt(around)), whereOf(name, around))
  if (message.startsWith(NO_KIND)) return `${message}${kindsOf(around.shape, String(own.part))}`
  if (message === REQUIRED && name === 'kind') return `${message}${kindsOf(around.shape, '')}`
  if (message === 'must be object') return objectWords(kindsOf(own.shape, ''))
  if (message === 'must be integer' && isUnit(own.shape)) return wholeWords(own.shape, own.part, business)
  if (message === 'must NOT have fewer than 1 characters') return 'is empty: write a text, or leave the field out'
  return message.replace(/^must match pattern ".*": /, 'must be ')
}

/** Where a field of another place belongs, or what says it already. */
function whereOf(name: string, { shape }: DocumentPlace): string | null {
  const object = typeof shape === 'object' && 'object' in shape ? shape.object : ''
  return ELSEWHERE[`${object}.${name}`] ?? null
}

const BEGINS = 'each band begins where the one before ends, at its "upTo"'

const ELSEWHERE: Readonly<Record<string, string>> = {
  'Visit.reasons': "a visit's reasons belong into business.json",
  'PriceBand.from': BEGINS,
  'DurationBand.from': BEGINS,
}

/** `kinds` is empty for an object without kinds. */
function objectWords(kinds: string): string {
  return kinds === '' ? 'must be object' : `must be an object with a "kind"${kinds}`
}

function unknownField(name: string, known: readonly string[], elsewhere: string | null): string {
  if (elsewhere !== null) return `${UNKNOWN_FIELD} "${name}": ${elsewhere}`
  const near = nearestWord(name, known)
  const meant = near === null ? '' : `: did you mean "${near}"?`
  const all = known.length === 0 ? '' : `${near === null ? '; known' : ' Known'}: ${known.join(', ')}`
  return `${UNKNOWN_FIELD} "${name}"${meant}${all}`
}
