import { checkLabels } from '#src/catalog/compile/check-labels.ts'
import type { ChoiceField } from '#src/contract/generated/types.ts'
import type { NamedFieldKind } from './field-kind.ts'
import { namedKind, plainWords } from './named-kind.ts'
import type { ServerFieldKind } from './server-field-kind.ts'
import { readLine, textSchema } from './line-on-server.ts'

/** One of a few answers that never affect a price; the request carries the option's id. */
export const choice: NamedFieldKind<ChoiceField> = {
  ...namedKind<ChoiceField>((text, { options }, { revision }) =>
    options.some(({ id }) => id === text) ? null : { message: revision.content.messages.form.unknownChoice },
  ),
  fromValue: (value, { options }) => options.find(({ id }) => id === value)?.id ?? null,
  toWords: (value, { options }) => options.find(({ id }) => id === value)?.label ?? plainWords(value),
}

export const choiceOnServer: ServerFieldKind<ChoiceField> = {
  toText: readLine,
  wanted: 'a text',
  schema: textSchema,
  checkContent: ({ options }, pointer) => {
    pointer.at('options').index(options, 'option')
    checkLabels(
      options.map(({ label }) => label),
      position => pointer.at('options', position, 'label'),
    )
  },
}
