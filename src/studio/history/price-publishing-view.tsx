import { useMemo } from 'react'
import type { EditingContent } from '../../studio-model/draft/editing-content.ts'
import { rowsWith } from '../../studio-model/history/change-rows.ts'
import { type CanBeBack, notBack, type PriceChange, type PricePublishing, putBack } from '../../studio-model/history/price-changes.ts'
import { pathText } from '../../studio-model/reprice/price-places.ts'
import type { Edit } from '../../studio-model/reprice/repriced-edit.ts'
import { ChangedPrice } from './changed-price.tsx'
import { ChangedTogether } from './changed-together.tsx'

interface PricePublishingViewProps {
  changes: PricePublishing
  /** The category as it is edited. */
  category: object
  /** As it is published. */
  published: object
  content: EditingContent
  canBeBack: CanBeBack
  /** Whether it put an earlier one back. */
  isBack: boolean
  /** The category's name where it is not plain which one it is. */
  name: string | null
  /** Null while nothing can be edited. */
  onPutBack: ((edit: Edit) => void) | null
}

/** The prices of a category that one publishing changed, put back alone or together. */
export function PricePublishingView({ changes, category, published, content, canBeBack, isBack, name, onPutBack }: PricePublishingViewProps) {
  const rowsOf = useMemo(() => rowsWith(content), [content])
  const onSomeBack = onPutBack === null ? null : (some: readonly PriceChange[]) => onPutBack(putBack(some, category))
  const named = (title: string) => (name === null ? title : `${name}, ${title}`)
  return (
    <ChangedTogether
      changes={changes}
      category={category}
      published={published}
      canBeBack={canBeBack}
      rowsOf={rowsOf}
      isBack={isBack}
      name={name}
      locale={content.locale}
      onPutBack={onSomeBack}
    >
      {changes
        .map(each => ({ ...each, place: { ...each.place, title: named(each.place.title) } }))
        .map(change => (
          <ChangedPrice
            key={pathText(change.place.path)}
            change={change}
            category={category}
            canBeBack={canBeBack}
            isPuttingBack={isBack}
            isLive={notBack([change], published).length === 0}
            rowsOf={rowsOf}
            locale={content.locale}
            onPutBack={onSomeBack}
          />
        ))}
    </ChangedTogether>
  )
}
