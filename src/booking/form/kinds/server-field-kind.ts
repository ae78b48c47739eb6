import type { Place } from '#src/catalog/compile/problems.ts'
import type { NamedField } from '../form-values.ts'

/** What only the server and the publish check ask a kind with a value of its own: nothing of it reaches browsers. */
export interface ServerFieldKind<F extends NamedField> {
  /** Turns a request's value into the text that its control would hold, cleaned; null when it is of another type. */
  toText: (value: unknown) => string | null
  /** What the value must be, as in "must be a text". */
  wanted: string
  /** Describes the value in the API's description (JSON Schema). */
  schema: (field: F) => Readonly<Record<string, unknown>>
  /** Reports what the schema of content cannot say about a field. */
  checkContent: (field: F, place: Place) => void
}
