import { cleanText } from '../../request/clean-text.ts'
import type { NamedField } from '../form-values.ts'
import type { ServerFieldKind } from './server-field-kind.ts'

/** A line of text, cleaned; null when it is none. */
export function readLine(value: unknown): string | null {
  return typeof value === 'string' ? cleanText(value, false) : null
}

/** Any text. */
export function textSchema(): { type: 'string' } {
  return { type: 'string' }
}

/** Content can say nothing wrong that its schema does not find. */
export function nothingToCheck(): void {}

/** How the server reads a line of text. */
export const lineOnServer: ServerFieldKind<NamedField> = { toText: readLine, wanted: 'a text', schema: textSchema, checkContent: nothingToCheck }
