import { PatchEvent, set } from 'sanity'
import { useDocumentPane } from 'sanity/structure'

/** Returns a function that sets fields of the open document, by their names, in one edit. */
export function useSetFields(): (fields: Readonly<Record<string, unknown>>) => void {
  const { onChange } = useDocumentPane()
  return fields => onChange(PatchEvent.from(Object.entries(fields).map(([name, value]) => set(value, [name]))))
}
