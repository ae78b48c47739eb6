import { useMemo } from 'react'
import type { EditingContent } from '../../studio-model/draft/editing-content.ts'
import { type CanBeBack, notBack, type PriceChange, type PricePublishing, putBack, valueNow } from '../../studio-model/history/price-changes.ts'
import { pathText } from '../../studio-model/reprice/price-places.ts'
import type { Edit } from '../../studio-model/reprice/repriced-edit.ts'
import { scopeAt, scopesOf } from '../../studio-model/reprice/price-scopes.ts'
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
  /** The category's name where it is not plain which one it is. */
  name: string | null
  /** Null while nothing can be edited. */
  onPutBack: ((edit: Edit) => void) | null
}

/** The prices of a category that one publishing changed, put back alone or together. */
export function PricePublishingView({ changes, category, published, content, canBeBack, name, onPutBack }: PricePublishingViewProps) {
  const scopes = useMemo(() => scopesOf(category, content), [category, content])
  const onSomeBack = onPutBack === null ? null : (some: readonly PriceChange[]) => onPutBack(putBack(some, category))
  const wording = { money: content.money, wording: content.messages.price }
  const named = (title: string) => (name === null ? title : `${name}, ${title}`)
  return (
    <ChangedTogether
      changes={changes}
      category={category}
      published={published}
      canBeBack={canBeBack}
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
            canBeBack={cell => canBeBack([cell], category).length > 0}
            now={valueNow(change, category)}
            isLive={notBack([change], published).length === 0}
            scope={scopeAt(change.place, scopes)}
            wording={wording}
            locale={content.locale}
            onPutBack={onSomeBack === null ? null : some => onSomeBack([some])}
          />
        ))}
    </ChangedTogether>
  )
}
