import { type Path, pathToString } from 'sanity'
import { useRouter } from 'sanity/router'
import { usePaneRouter, useStructureTool } from 'sanity/structure'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import { DOCUMENT_SHAPE } from '../../studio-model/documents/documents.ts'
import { placeOf } from '../../studio-model/documents/place-of.ts'
import { showField } from '../form/show-field.ts'
import type { FieldPlace } from '../../studio-model/page/clicked-place.ts'

/** What the address says while the page shows the drafts of other documents too. */
export const WITH_OTHERS = 'shown'

interface FormBeside {
  /** Whether there is room for the form and its page. */
  hasRoom: boolean
  /** Shows a field in its document's form, beside the page where there is room; that goes on showing the drafts that it showed. */
  open: (document: DatasetDocument, path: Path) => void
}

/** Opens forms beside the page that is shown in this pane: of the document `shown`, whose draft it may show (`isDraft`). */
export function useFormBeside(shown: string, isDraft: boolean): FormBeside {
  const { params } = usePaneRouter()
  const { navigate } = useRouter()
  const { layoutCollapsed } = useStructureTool()
  return {
    hasRoom: !layoutCollapsed,
    open: ({ _id: id, _type: type }, path) => {
      const lists = type === 'category' ? [[{ id: type }]] : []
      const form = { id, params: path.length === 0 ? {} : { path: pathToString(path) } }
      const others = id !== shown && isDraft ? WITH_OTHERS : params?.['others']
      const page = { id, params: { ...params, path: undefined, view: 'page', others } }
      navigate({ panes: [...lists, layoutCollapsed ? [form] : [page, form]] })
      if (path.length > 0) showField(pathToString(path))
    },
  }
}

/** The field of a place, in the document as it is edited; null where that is not there. */
export function fieldOf(
  { document: id, pointer }: FieldPlace,
  documents: readonly DatasetDocument[],
): { document: DatasetDocument; path: Path } | null {
  const document = documents.find(({ _id }) => _id === id)
  return document === undefined ? null : { document, path: placeOf(document, DOCUMENT_SHAPE[document._type] ?? '', pointer).path }
}
