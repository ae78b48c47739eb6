import type { FormRevision } from '#src/catalog/revision.ts'
import { fill } from '#src/catalog/words/fill.ts'
import type { Refused } from './submit-request.ts'

/** Why nothing was sent when the code for it cannot be loaded: the visitor is told to reload (the draft is kept) or to call. */
export function notLoaded({ content: { messages, business } }: FormRevision): Refused {
  return { kind: 'refused', Alert, title: fill(messages.form.notLoaded, { phone: business.phone }), problems: [], isTaken: false }
}

/** Summaries of errors come with the code that finds them. */
function Alert({ title }: Pick<Refused, 'title'>) {
  return (
    <p className="alert" role="alert">
      {title}
    </p>
  )
}
