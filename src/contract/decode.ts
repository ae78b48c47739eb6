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
      return { pointer: instancePath, message: PATTERNS.get(String(params['pattern'])) ?? message ?? 'is not valid' }
    default:
      return { pointer: instancePath, message: message ?? 'is not valid' }
  }
}
