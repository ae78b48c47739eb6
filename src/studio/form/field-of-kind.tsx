import { type FieldProps, useFormValue } from 'sanity'

/** Title and help of a field. */
export interface FieldWords {
  readonly title: string
  readonly description: string | undefined
}

/** A field that several kinds of an object have, in the words of the kind that is chosen: Sanity knows one title for all of them. */
export function fieldOfKind(words: ReadonlyMap<string, FieldWords>) {
  return function FieldOfKind(props: FieldProps) {
    const kind = useFormValue([...props.path.slice(0, -1), 'kind'])
    return props.renderDefault({ ...props, ...words.get(String(kind)) })
  }
}
