import { type Path, pathToString } from 'sanity'
import { IntentLink } from 'sanity/router'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import { nameIn } from '../../studio-model/documents/document-name.ts'
import { DOCUMENT_SHAPE } from '../../studio-model/documents/documents.ts'
import { itemNames } from '../../studio-model/documents/item-names.ts'
import { type PathStep, placeOf } from '../../studio-model/documents/place-of.ts'
import { showField } from '../form/show-field.ts'
import { useGoTo } from '../form/use-go-to.ts'

/** Opens a field in the form of its document. */
export type OpenPlace = (document: DatasetDocument, path: Path) => void

interface PlaceLinkProps {
  /** The id of the open document; null where none is open. */
  openId: string | null
  document: DatasetDocument
  /** JSON pointer into it. */
  pointer: string
  documents: readonly DatasetDocument[]
  /** Where the link does not stand beside the form. */
  onOpen?: OpenPlace | undefined
}

/** Names a field by its document and the items that it is in, and leads to it. */
export function PlaceLink({ openId, document, pointer, documents, onOpen }: PlaceLinkProps) {
  const { _id: id, _type: type } = document
  const place = placeOf(document, DOCUMENT_SHAPE[type] ?? '', pointer)
  const words = [nameIn(documents, id), ...itemNames(document, pointer), place.title].filter(Boolean).join(', ')
  if (onOpen !== undefined) return <LinkButton words={words} onPress={() => onOpen(document, place.path)} />
  if (id !== openId) {
    const path = pathToString(place.path)
    return (
      <IntentLink intent="edit" params={{ id, type, path }} onClick={() => showField(path)}>
        {words}
      </IntentLink>
    )
  }
  return <OpenField path={place.path} words={words} />
}

/** Leads to a field of the form that is open beside it. */
function OpenField({ path, words }: { path: PathStep[]; words: string }) {
  const goTo = useGoTo()
  return <LinkButton words={words} onPress={() => goTo(path)} />
}

function LinkButton({ words, onPress }: { words: string; onPress: () => void }) {
  return (
    <button type="button" style={LINK} onClick={onPress}>
      {words}
    </button>
  )
}

/** A button that looks like a link, since it leads elsewhere in the page. */
const LINK = {
  border: 0,
  padding: 0,
  background: 'none',
  font: 'inherit',
  color: 'var(--card-link-fg-color)',
  textDecoration: 'underline',
  cursor: 'pointer',
  textAlign: 'start',
} as const
