import { useUser } from 'sanity'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import type { EditingContent } from '../../studio-model/draft/editing-content.ts'
import { rowsWith } from '../../studio-model/history/change-rows.ts'
import { momentText } from '../../studio-model/history/moment-text.ts'
import { stillChanged } from '../../studio-model/history/price-changes.ts'
import { countBack, leftOutOf, publishedParts, putAllBack, whyNoneBack } from '../../studio-model/history/published-parts.ts'
import { changedAt, pricesText } from '../../studio-model/reprice/price-count.ts'
import type { CategoryPublishing } from '../../studio-model/history/published-together.ts'
import { Folded } from '../change/folded.tsx'
import { PricePublishingView } from '../history/price-publishing-view.tsx'
import { PublishingCard } from '../history/publishing-card.tsx'
import type { PutBack } from './use-put-back.tsx'

interface PublishedTogetherViewProps {
  publishing: readonly CategoryPublishing[]
  /** Whether it put an earlier one back. */
  isBack: boolean
  /** Every version of every document, drafts first. */
  documents: readonly DatasetDocument[]
  published: readonly DatasetDocument[]
  content: EditingContent
  onPutBack: PutBack
}

/** The prices that one publishing changed, of several categories with one press that puts all of them back. */
export function PublishedTogetherView({ publishing, isBack, documents, published, content, onPutBack }: PublishedTogetherViewProps) {
  const parts = publishedParts(publishing, documents, published)
  const [user] = useUser(publishing[0]?.changes[0].author ?? '')
  const each = parts.map(({ categoryId, changes, category, live }) => (
    <PricePublishingView
      key={categoryId}
      changes={changes}
      category={category}
      published={live}
      content={content}
      canBeBack={stillChanged}
      isBack={isBack}
      name={String(category['title'])}
      onPutBack={set => onPutBack(new Map([[categoryId, { set }]]))}
    />
  ))
  const [first, second] = parts
  if (first === undefined || second === undefined) return each
  const { locale } = content
  const count = changedAt(parts.flatMap(({ changes }) => changes))
  const where = `${isBack ? 'Earlier prices were put back: ' : ''}${pricesText(count, locale)} in ${parts.length} categories`
  const title = [where, momentText(first.changes[0].timestamp, locale), user?.displayName].filter(Boolean).join(', ')
  return (
    <PublishingCard
      title={title}
      count={countBack(parts)}
      whyNone={whyNoneBack(parts)}
      left={leftOutOf(parts, rowsWith(content))}
      locale={locale}
      onPutBack={() => onPutBack(putAllBack(parts))}
    >
      <Folded title={parts.map(({ category }) => String(category['title'])).join(', ')}>{each}</Folded>
    </PublishingCard>
  )
}
