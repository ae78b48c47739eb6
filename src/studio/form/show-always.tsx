import { Button } from '@sanity/ui'
import { type Path, PatchEvent, set } from 'sanity'
import { useDocumentPane } from 'sanity/structure'

/** A press that has a question shown always; `path` is that of its field. */
export function ShowAlways({ path }: { path: Path }) {
  const { onChange } = useDocumentPane()
  return <Button mode="ghost" fontSize={1} padding={2} text="Show it always" onClick={() => onChange(PatchEvent.from(set('always', path)))} />
}
