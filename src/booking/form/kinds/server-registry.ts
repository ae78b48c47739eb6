import { choiceOnServer } from './choice.ts'
import { emailOnServer } from './email.ts'
import type { NamedFieldOf, NamedKind } from './field-kind.ts'
import { paragraphOnServer } from './paragraph.ts'
import { phoneOnServer } from './phone.ts'
import type { ServerFieldKind } from './server-field-kind.ts'
import { textOnServer } from './text.ts'

/** What the server asks each kind with a value of its own; one without an entry does not compile. */
const serverKinds: { [K in NamedKind]: ServerFieldKind<NamedFieldOf<K>> } = {
  text: textOnServer,
  email: emailOnServer,
  phone: phoneOnServer,
  paragraph: paragraphOnServer,
  choice: choiceOnServer,
}

/** What a field's kind answers the server. */
export function serverKindOf<K extends NamedKind>(field: NamedFieldOf<K>): ServerFieldKind<NamedFieldOf<K>> {
  return serverKinds[field.kind]
}
