import type { TextField } from '#src/contract/generated/types.ts'
import { namedKind } from './named-kind.ts'
import { tooLong } from './problems.ts'
import type { ServerFieldKind } from './server-field-kind.ts'
import { readLine, textSchema } from './line-on-server.ts'

/** A line of text. */
export const text = namedKind<TextField>((text, field, context) => {
  const { minLength = 0, tooShort } = field
  return text.length < minLength ? { message: tooShort ?? String(minLength), isDoubtful: true } : tooLong(text, field, context)
})

export const textOnServer: ServerFieldKind<TextField> = {
  toText: readLine,
  wanted: 'a text',
  schema: textSchema,
  checkContent: ({ minLength = 0, maxLength }, pointer) => {
    if (minLength > maxLength) pointer.at('minLength').report(`${minLength} is more than maxLength, ${maxLength}: no answer would be right`)
  },
}
