import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import type { EditingContent } from '../../studio-model/draft/editing-content.ts'
import { noneBackWords } from '../../studio-model/history/back-words.ts'
import { momentText } from '../../studio-model/history/moment-text.ts'
import { notBack, putBack, stillChanged } from '../../studio-model/history/price-changes.ts'
import { changedAt, pricesText } from '../../studio-model/reprice/price-count.ts'
import type { CategoryPublishing } from '../../studio-model/history/published-together.ts'
import { Folded } from '../change/folded.tsx'
import { PricePublishingView } from '../history/price-publishing-view.tsx'
import { PublishingCard } from '../history/publishing-card.tsx'
import type { PutBack } from './use-put-back.tsx'

interface PublishedTogetherViewProps {
  publishing: readonly CategoryPublishing[]
  /** Every version of every document, drafts first. */
  documents: readonly DatasetDocument[]
  published: readonly DatasetDocument[]
  content: EditingContent
  onPutBack: PutBack
}

/** The prices that one publishing changed, of several categories with one press that puts all of them back. */
export function PublishedTogetherView({ publishing, documents, published, content, onPutBack }: PublishedTogetherViewProps) {
  const parts = publishing.flatMap(({ categoryId, changes }) => {
    const category = documents.find(({ _id }) => _id === categoryId)
    const live = published.find(({ _id }) => _id === categoryId)
    return category === undefined || live === undefined ? [] : [{ categoryId, changes, category, live, differing: stillChanged(changes, category) }]
  })
  const each = parts.map(({ categoryId, changes, category, live }) => (
    <PricePublishingView
      key={categoryId}
      changes={changes}
      category={category}
      published={live}
      content={content}
      canBeBack={stillChanged}
      name={String(category['title'])}
      onPutBack={set => onPutBack(new Map([[categoryId, { set }]]))}
    />
  ))
  const [first, second] = parts
  if (first === undefined || second === undefined) return each
  const { locale } = content
  const count = changedAt(parts.flatMap(({ changes }) => changes))
  const title = `${pricesText(count, locale)} in ${parts.length} categories, ${momentText(first.changes[0].timestamp, locale)}`
  const differing = parts.filter(part => part.differing.length > 0)
  const putAllBack = () => onPutBack(new Map(differing.map(part => [part.categoryId, { set: putBack(part.differing, part.category) }])))
  return (
    <PublishingCard
      title={title}
      count={changedAt(differing.flatMap(part => part.differing))}
      whyNone={noneBackWords(
        parts.some(({ changes, category }) => notBack(changes, category).length > 0),
        parts.every(({ changes, live }) => notBack(changes, live).length === 0),
      )}
      locale={locale}
      onPutBack={putAllBack}
    >
      <Folded title={parts.map(({ category }) => String(category['title'])).join(', ')}>{each}</Folded>
    </PublishingCard>
  )
}
