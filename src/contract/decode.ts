import { escapeToken } from './json-pointer.ts'
import type { SchemaError, Validate } from './validate.ts'

/** A problem in data: its place, as a JSON pointer, and how to fix it. */
export interface Problem {
  pointer: string
  message: string
}

export type Decoded<T> = { ok: true; value: T } | { ok: false; problems: Problem[] }

/** Decodes unknown data to a typed value, or reports all of its problems. */
export function decode<T>(validate: Validate<T>, value: unknown): Decoded<T> {
  if (validate(value)) return { ok: true, value }
  return { ok: false, problems: (validate.errors ?? []).filter(isCause).map(toProblem) }
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

/** Ajv reports a failed alternative twice: for the branch and for the surrounding oneOf or anyOf. The branch is more specific. */
function isCause(error: SchemaError): boolean {
  return !(['oneOf', 'anyOf'].includes(error.keyword) && error.params['passingSchemas'] === null)
}

function toProblem({ instancePath, keyword, params, message }: SchemaError): Problem {
  switch (keyword) {
    case 'additionalProperties':
      return { pointer: `${instancePath}/${escapeToken(String(params['additionalProperty']))}`, message: 'unknown field' }
    case 'required':
      return { pointer: `${instancePath}/${escapeToken(String(params['missingProperty']))}`, message: 'is required' }
    case 'enum':
      return { pointer: instancePath, message: `must be one of ${(params['allowedValues'] as unknown[]).join(', ')}` }
    case 'const':
      return { pointer: instancePath, message: `must be ${JSON.stringify(params['allowedValue'])}` }
    case 'discriminator':
      return { pointer: `${instancePath}/${String(params['tag'])}`, message: `there is no kind ${JSON.stringify(params['tagValue'])} here` }
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
