import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import { DOCUMENT_SHAPE } from '../../studio-model/documents/documents.ts'
import { nameIn } from '../../studio-model/documents/document-name.ts'
import type { EditingContent } from '../../studio-model/draft/editing-content.ts'
import { rowsWith } from '../../studio-model/history/change-rows.ts'
import { linesOf } from '../../studio-model/history/changed-lines.ts'
import { fieldName } from '../../studio-model/history/field-change-words.ts'
import { stateOf } from '../../studio-model/history/field-changes.ts'
import { type LeftOut, leftOut } from '../../studio-model/history/left-out.ts'
import { stillChanged } from '../../studio-model/history/price-changes.ts'
import { pricesAlone } from '../../studio-model/history/part-back.ts'
import { type DocumentPublishing, pricesOf } from '../../studio-model/history/published-together.ts'
import { changedAt, changedText } from '../../studio-model/reprice/price-count.ts'
import { Folded } from '../change/folded.tsx'
import { ChangedCard, type ChangedCardProps } from './changed-card.tsx'
import { PublishedTogetherView } from './published-together-view.tsx'

interface ChangedFieldsProps extends Pick<ChangedCardProps, 'documents' | 'published' | 'onPutBack'> {
  part: DocumentPublishing
  content: EditingContent
}

const linkOf = () => 'Open the form'

/** What a publishing changed of a document, and not of its prices alone: put back by one press. */
export function ChangedFields({ part, content, ...shared }: ChangedFieldsProps) {
  const { documentId, older, now, prices, others } = part
  const document: DatasetDocument | undefined = shared.documents.find(({ _id }) => _id === documentId)
  if (document === undefined) return null
  const scope = { ...content, now, shape: DOCUMENT_SHAPE[document._type] ?? '' }
  const told = linesOf(others, { type: document._type, before: older ?? {}, now }, content)
  const lines = new Set([...(prices.length > 0 ? [changedText(changedAt(prices))] : []), ...told])
  const left = [
    ...leftOut(prices, document, stillChanged, rowsWith(content)),
    ...others.flatMap((change): LeftOut[] => {
      const state = stateOf(change, document)
      return state === 'changed' ? [] : [{ title: fieldName(change, scope), why: state === 'back' ? 'back' : 'again' }]
    }),
  ]
  const alone = pricesOf([{ ...part, prices: pricesAlone(part) }])
  return (
    <ChangedCard
      {...shared}
      name={nameIn(shared.documents, documentId)}
      lines={[...lines]}
      left={left}
      parts={[part]}
      linkOf={linkOf}
      locale={content.locale}
    >
      {alone.length > 0 && (
        <Folded title="Prices, one by one">
          <PublishedTogetherView {...shared} publishing={alone} isBack={false} content={content} />
        </Folded>
      )}
    </ChangedCard>
  )
}
