import type { ContentPointer } from '#src/catalog/compile/content-pointer.ts'
import type { NamedField } from '../form-values.ts'

/** Behaviour of a named kind that only the server and the publish check need; browsers never load it. */
export interface ServerFieldKind<F extends NamedField> {
  /** Converts a request's value to its control's text, cleaned; null when it has the wrong type. */
  toText: (value: unknown) => string | null
  /** The expected type, as in "must be a text". */
  wanted: string
  /** The value's JSON Schema for the API description. */
  schema: (field: F) => Readonly<Record<string, unknown>>
  /** Reports content errors in a field that the content schema cannot express. */
  checkContent: (field: F, pointer: ContentPointer) => void
}
