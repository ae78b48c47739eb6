import { type ItemProps, useFormValue } from 'sanity'
import { useDocumentPane } from 'sanity/structure'
import { DOCUMENT_SHAPE } from '../../studio-model/documents/documents.ts'
import type { PathStep } from '../../studio-model/documents/place-of.ts'
import { isWithin, valueAt } from '../../studio-model/documents/values-around.ts'
import { isFilledIn, toFillIn, toFillInWords } from '../../studio-model/publish/to-fill-in.ts'
import { CloseToParent } from './close-to-parent.tsx'
import { ItemNoteProvider } from './item-note.ts'

/** An item of a list, and in its second line what has yet to be filled in of it. */
export function ItemMessages(props: ItemProps) {
  const { path } = props
  const { validation, documentType } = useDocumentPane()
  const document = useFormValue([]) as object
  const empty = validation.filter(
    marker =>
      marker.level === 'info' &&
      isWithin(marker.path as PathStep[], path as PathStep[]) &&
      !isFilledIn(marker, valueAt(document, marker.path as PathStep[])),
  )
  const fields = empty.map(marker => ({ path: marker.path.slice(0, path.length + 1) as PathStep[], message: marker.message }))
  const parts = fields.length === 0 ? [] : toFillIn(document, DOCUMENT_SHAPE[documentType] ?? '', fields).flatMap(item => item.parts)
  return (
    <ItemNoteProvider value={parts.length === 0 ? null : toFillInWords(parts)}>
      <CloseToParent>{props.renderDefault(props)}</CloseToParent>
    </ItemNoteProvider>
  )
}
