import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import { DOCUMENT_SHAPE } from '../../studio-model/documents/documents.ts'
import { nameIn } from '../../studio-model/documents/document-name.ts'
import type { EditingContent } from '../../studio-model/draft/editing-content.ts'
import { fieldChangeWords } from '../../studio-model/history/field-change-words.ts'
import type { DocumentPublishing } from '../../studio-model/history/published-together.ts'
import { ChangedCard, type ChangedCardProps } from './changed-card.tsx'

interface ChangedFieldsProps extends Pick<ChangedCardProps, 'documents' | 'published' | 'onPutBack'> {
  part: DocumentPublishing
  content: EditingContent
}

const linkOf = () => 'Open the form'

/** What a publishing changed of a document beside its prices. */
export function ChangedFields({ part, content, ...shared }: ChangedFieldsProps) {
  const { documentId, now, others } = part
  const document: DatasetDocument | undefined = shared.documents.find(({ _id }) => _id === documentId)
  if (document === undefined) return null
  const { locale, money } = content
  const scope = { now, shape: DOCUMENT_SHAPE[document._type] ?? '', money, locale }
  const lines = [...new Set(others.flatMap(change => fieldChangeWords(change, scope)))]
  return <ChangedCard {...shared} name={nameIn(shared.documents, documentId)} lines={lines} parts={[part]} linkOf={linkOf} locale={locale} />
}
