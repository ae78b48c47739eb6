import { cleanText } from '../../request/clean-text.ts'
import type { NamedField } from '../form-values.ts'
import type { ServerFieldKind } from './server-field-kind.ts'

/** Returns a cleaned line of text; null for another type. */
export function readLine(value: unknown): string | null {
  return typeof value === 'string' ? cleanText(value, false) : null
}

export function textSchema(): { type: 'string' } {
  return { type: 'string' }
}

/** For kinds whose content is fully checked by its schema. */
export function nothingToCheck(): void {}

/** How the server reads a line of text. */
export const lineOnServer: ServerFieldKind<NamedField> = { toText: readLine, wanted: 'a text', schema: textSchema, checkContent: nothingToCheck }
