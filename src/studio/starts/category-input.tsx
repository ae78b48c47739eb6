import { useEffect, useEffectEvent } from 'react'
import { type FormPatch, type ObjectInputProps, type Path, pathToString, set } from 'sanity'
import { useDocumentPane } from 'sanity/structure'
import { languageOf } from '../../cms/defaults/complete.ts'
import { followingTexts } from '../../studio-model/starts/category-starts.ts'
import { lackingIds } from '../../studio-model/starts/lacking-ids.ts'
import { draftsFirst } from '../../studio-model/publish/check-draft.ts'
import { useContent } from '../content/use-content.ts'

/** A category's form. As a name is left, what follows from it is filled in wherever it stands: ids, and without defaults the address and texts. */
export function CategoryInput(props: ObjectInputProps) {
  const { value, readOnly = false, onChange } = props
  const { focusPath, documentId } = useDocumentPane()
  const content = useContent()
  const fill = useEffectEvent(() => {
    if (readOnly || value === undefined || content === null) return
    const documents = draftsFirst(content)
    const others = documents.filter(({ _id, _type }) => _type === 'category' && _id !== documentId)
    const ids = lackingIds(
      value,
      others.map(({ id }) => id),
    ).filter(({ of }) => !isTypedIn(focusPath, of as Path))
    const own = ids.find(({ of }) => of.length === 0)
    const language = languageOf(documents.find(({ _id }) => _id === 'business'))
    const texts = own === undefined ? {} : followingTexts({ ...value, id: own.id }, language)
    const patches: FormPatch[] = [
      ...ids.map(({ of, id }) => set(id, [...of, 'id'] as Path)),
      ...Object.entries(texts).flatMap(([name, text]) => (name === 'id' ? [] : [set(text, [name])])),
    ]
    if (patches.length > 0) onChange(patches)
  })
  const focused = pathToString(focusPath)
  // Only as a field is left: whoever just looks writes nothing.
  useEffect(() => (focused === '' ? undefined : () => fill()), [focused])
  return props.renderDefault(props)
}

/** Whether a field of the thing itself has the focus, such as its name. */
function isTypedIn(focusPath: Path, of: Path): boolean {
  return focusPath.length === of.length + 1 && pathToString(focusPath.slice(0, -1)) === pathToString(of)
}
