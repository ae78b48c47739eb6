import { useEffect, useEffectEvent, useRef } from 'react'
import { type ObjectInputProps, type Path, pathToString, set, unset } from 'sanity'
import { useDocumentPane } from 'sanity/structure'
import { DOCUMENT_SHAPE } from '../../studio-model/documents/documents.ts'
import { NAME_FIELDS } from '../../studio-model/documents/own-name.ts'
import { draftsFirst } from '../../studio-model/publish/check-draft.ts'
import { idsElsewhere } from '../../studio-model/starts/ids-elsewhere.ts'
import { copiedIds, type ItemId, lackingIds } from '../../studio-model/starts/item-ids.ts'
import { copiedMarks } from '../../studio-model/starts/copied-marks.ts'
import { useContent } from '../content/use-content.ts'
import { useOnFieldLeft } from '../form/use-on-field-left.ts'

/**
 * Ids are asked of nobody: while a document's form is open, items take the ones that follow from their names as a field is left, and items that are
 * duplicated or pasted get new ids at once, without marks that only one item may have. Opening a form writes nothing.
 */
export function useItemIds({ value, readOnly = false, onChange }: ObjectInputProps): void {
  const { focusPath, documentId, documentType } = useDocumentPane()
  const content = useContent()
  const before = useRef(value)
  const shape = DOCUMENT_SHAPE[documentType] ?? ''
  const elsewhere = () => (content === null ? {} : idsElsewhere({ id: documentId, type: documentType }, draftsFirst(content)))
  const write = (ids: readonly ItemId[]) => {
    if (!readOnly && ids.length > 0) onChange(ids.map(({ of, id }) => set(id, [...of, 'id'] as Path)))
  }
  useOnFieldLeft(() => write(lackingIds(value, shape, elsewhere()).filter(({ of }) => !isNamed(focusPath, of as Path))))
  const fillCopies = useEffectEvent((now: typeof value) => {
    if (before.current !== undefined) {
      write(copiedIds(before.current, now, shape, elsewhere()))
      const marks = copiedMarks(before.current, now)
      if (!readOnly && marks.length > 0) onChange(marks.map(mark => unset(mark as Path)))
    }
    before.current = now
  })
  useEffect(() => fillCopies(value), [value])
}

/** Whether the name of an item is being typed. */
function isNamed(focusPath: Path, of: Path): boolean {
  const name = focusPath.at(-1)
  return pathToString(focusPath.slice(0, -1)) === pathToString(of) && typeof name === 'string' && NAME_FIELDS.includes(name)
}
