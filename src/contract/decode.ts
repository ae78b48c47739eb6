import { escapeToken } from './json-pointer.ts'
import type { SchemaError, Validate } from './validate.ts'

/** A problem in data: its place, as a JSON pointer, and how to fix it. */
export interface Problem {
  pointer: string
  message: string
}

export type Decoded<T> = { ok: true; value: T } | { ok: false; problems: Problem[] }

/** Before the names of fields of which at least one is needed. */
export const ONE_OF = 'needs one of '

/** Of a field that is missing; what it may be can follow. */
export const REQUIRED = 'is required'

/** Before a kind that there is not. */
export const NO_KIND = 'there is no kind '

/** Of a field that an object has no place for. */
export const UNKNOWN_FIELD = 'unknown field'

/** Decodes unknown data to a typed value, or reports all of its problems. */
export function decode<T>(validate: Validate<T>, value: unknown): Decoded<T> {
  if (validate(value)) return { ok: true, value }
  return { ok: false, problems: causesOf(validate.errors ?? []).map(toProblem) }
}

/** The meaning of the API's query patterns, in words. */
const PATTERNS: ReadonlyMap<string, string> = new Map([
  [String.raw`^([1-9]\d?|[1-4]\d\d|500)$`, 'must be a whole number from 1 to 500'],
  [String.raw`^[1-9]\d{0,5}$`, 'must be a whole number from 1 to 999999'],
  [String.raw`^\d{4}-\d{2}-\d{2}$`, 'must be a day such as 2026-05-20'],
])

/** What the patterns of days and times look like. */
const LOOKS: ReadonlyMap<string, string> = new Map([
  [String.raw`^([01][0-9]|2[0-3]):[0-5][0-9]$`, 'a time such as 19:00'],
  [String.raw`^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$`, 'a day such as 2027-01-31'],
  [String.raw`^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$`, 'a day of every year such as 07-04'],
])

/**
 * Ajv reports failed alternatives with what surrounds them. Those that require a field each are told as one: a field by itself may stay away. Of any
 * other oneOf, what its alternatives lack says more; of a missing kind, that it is required.
 */
function causesOf(errors: readonly SchemaError[]): SchemaError[] {
  const choices = errors.filter(isChoice).map(whole => ({ whole, parts: errors.filter(part => isPartOf(whole, part)) }))
  const told = new Set(choices.flatMap(({ parts }) => parts))
  const ofFields = new Map(choices.filter(({ parts }) => parts.length > 0).map(({ whole, parts }) => [whole, withFields(whole, parts)]))
  return errors
    .filter(error => !told.has(error) && !isMissingKind(error) && (ofFields.has(error) || error.keyword !== 'oneOf' || !isChoice(error)))
    .map(error => ofFields.get(error) ?? error)
}

function isChoice({ keyword, params }: SchemaError): boolean {
  return keyword === 'anyOf' || (keyword === 'oneOf' && params['passingSchemas'] === null)
}

function isMissingKind({ keyword, params }: SchemaError): boolean {
  return keyword === 'discriminator' && params['tagValue'] === undefined
}

function isPartOf(whole: SchemaError, part: SchemaError): boolean {
  return part.keyword === 'required' && part.instancePath === whole.instancePath && part.schemaPath.startsWith(`${whole.schemaPath}/`)
}

function withFields(choice: SchemaError, parts: readonly SchemaError[]): SchemaError {
  return { ...choice, message: `${ONE_OF}${parts.map(({ params }) => String(params['missingProperty'])).join(', ')}` }
}

function toProblem({ instancePath, keyword, params, message }: SchemaError): Problem {
  switch (keyword) {
    case 'additionalProperties':
      return { pointer: `${instancePath}/${escapeToken(String(params['additionalProperty']))}`, message: UNKNOWN_FIELD }
    case 'required':
      return { pointer: `${instancePath}/${escapeToken(String(params['missingProperty']))}`, message: REQUIRED }
    case 'enum':
      return { pointer: instancePath, message: `must be one of ${(params['allowedValues'] as unknown[]).join(', ')}` }
    case 'const':
      return { pointer: instancePath, message: `must be ${JSON.stringify(params['allowedValue'])}` }
    case 'discriminator':
      return { pointer: `${instancePath}/${String(params['tag'])}`, message: `${NO_KIND}${JSON.stringify(params['tagValue'])} here` }
    case 'pattern':
      return {
        pointer: instancePath,
        message: PATTERNS.get(String(params['pattern'])) ?? withLook(message ?? 'is not valid', String(params['pattern'])),
      }
    default:
      return { pointer: instancePath, message: message ?? 'is not valid' }
  }
}

function withLook(message: string, pattern: string): string {
  const look = LOOKS.get(pattern)
  return look === undefined ? message : `${message}: ${look}`
}
