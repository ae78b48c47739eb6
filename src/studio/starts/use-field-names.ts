import { useEffect, useEffectEvent, useRef } from 'react'
import { type ObjectInputProps, type Path, set } from 'sanity'
import { languageOf } from '../../cms/defaults/complete.ts'
import { defaultText } from '../../studio-model/documents/default-text.ts'
import { textAt } from '../../studio-model/draft/draft-value.ts'
import { draftsFirst } from '../../studio-model/publish/check-draft.ts'
import { type FieldStart, followingNames, type NamesElsewhere, newNames, usualLengths } from '../../studio-model/starts/field-names.ts'
import { useContent } from '../content/use-content.ts'
import { useOnFieldLeft } from '../form/use-on-field-left.ts'

/** Names of the request form's fields are asked of nobody: they follow from labels as a field is left, and new fields begin with one of their own. Opening the form writes nothing. */
export function useFieldNames({ value, readOnly = false, onChange }: ObjectInputProps): void {
  const content = useContent()
  const before = useRef(value)
  const elsewhere = (): NamesElsewhere => {
    const documents = content === null ? [] : draftsFirst(content)
    const language = languageOf(documents.find(({ _id }) => _id === 'business'))
    const categories = documents.filter(({ _type }) => _type === 'category')
    const prefixes = categories.flatMap(category => textAt(category, 'fieldPrefix') ?? defaultText(category, ['fieldPrefix'], language) ?? [])
    return { published: content?.published.find(({ _id }) => _id === 'bookingForm'), prefixes }
  }
  const write = (starts: readonly FieldStart[]) => {
    if (!readOnly && starts.length > 0) onChange(starts.map(({ path, value }) => set(value, path as Path)))
  }
  useOnFieldLeft(() => content !== null && write(followingNames(value, elsewhere())))
  const beginNew = useEffectEvent((now: typeof value) => {
    if (before.current !== undefined) write([...newNames(before.current, now, elsewhere()), ...usualLengths(before.current, now)])
    before.current = now
  })
  useEffect(() => beginNew(value), [value])
}
