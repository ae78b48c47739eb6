import type { ParagraphField } from '#src/contract/generated/types.ts'
import { cleanText } from '../../request/clean-text.ts'
import { namedKind } from './named-kind.ts'
import { tooLong } from './problems.ts'
import type { ServerFieldKind } from './server-field-kind.ts'
import { nothingToCheck, textSchema } from './line-on-server.ts'

/** A longer text. */
export const paragraph = namedKind<ParagraphField>(tooLong, false)

export const paragraphOnServer: ServerFieldKind<ParagraphField> = {
  toText: value => (typeof value === 'string' ? cleanText(value, true) : null),
  wanted: 'a text',
  schema: textSchema,
  checkContent: nothingToCheck,
}
