import { type ObjectInputProps, pathToString, set } from 'sanity'
import { useDocumentPane } from 'sanity/structure'
import { languageOf } from '../../cms/defaults/complete.ts'
import { suggestedId } from '../../studio-model/documents/suggested-id.ts'
import { followingTexts } from '../../studio-model/starts/category-starts.ts'
import { draftsFirst } from '../../studio-model/publish/check-draft.ts'
import { useContent } from '../content/use-content.ts'
import { useOnFieldLeft } from '../form/use-on-field-left.ts'
import { useItemIds } from './use-item-ids.ts'

/** A category's form. As its name is left, what follows from it is filled in wherever it stands: its id, and without defaults the address and texts. */
export function CategoryInput(props: ObjectInputProps) {
  const { value, readOnly = false, onChange } = props
  const { focusPath, documentId } = useDocumentPane()
  const content = useContent()
  useItemIds(props)
  useOnFieldLeft(() => {
    if (readOnly || value === undefined || value['id'] !== undefined || content === null || pathToString(focusPath) === 'title') return
    const documents = draftsFirst(content)
    const others = documents.filter(({ _id, _type }) => _type === 'category' && _id !== documentId)
    const id = suggestedId(
      value['title'],
      others.map(({ id }) => id),
    )
    if (id === '') return
    const texts = followingTexts({ ...value, id }, languageOf(documents.find(({ _id }) => _id === 'business')))
    onChange(Object.entries({ ...texts, id }).map(([name, text]) => set(text, [name])))
  })
  return props.renderDefault(props)
}
