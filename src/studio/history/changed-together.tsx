import type { ReactNode } from 'react'
import { useUser } from 'sanity'
import { noneBackWords } from '../../studio-model/history/back-words.ts'
import type { RowsOf } from '../../studio-model/history/change-rows.ts'
import { leftOut } from '../../studio-model/history/left-out.ts'
import { momentText } from '../../studio-model/history/moment-text.ts'
import { type CanBeBack, notBack, type PriceChange, type PricePublishing } from '../../studio-model/history/price-changes.ts'
import { changedAt, pricesText } from '../../studio-model/reprice/price-count.ts'
import { PublishingCard } from './publishing-card.tsx'
import { Folded } from '../change/folded.tsx'

/** Up to so many changes of one publishing are shown without a press. */
const SHOWN = 3

interface ChangedTogetherProps {
  changes: PricePublishing
  /** The category as it is edited. */
  category: object
  /** As it is published. */
  published: object
  canBeBack: CanBeBack
  rowsOf: RowsOf
  /** Whether the publishing put an earlier one back. */
  isBack: boolean
  /** The category's name where it is not plain which one it is. */
  name: string | null
  locale: string
  /** Null while nothing can be edited. */
  onPutBack: ((changes: readonly PriceChange[]) => void) | null
  /** Each change by itself. */
  children: ReactNode
}

/** The prices that one publishing changed, with a press that puts all of them back; one alone stands by itself. */
export function ChangedTogether({
  changes,
  category,
  published,
  canBeBack,
  rowsOf,
  isBack,
  name,
  locale,
  onPutBack,
  children,
}: ChangedTogetherProps) {
  const { author, timestamp } = changes[0]
  const [user] = useUser(author)
  if (changes.length === 1) return children
  const when = momentText(timestamp, locale)
  const differing = canBeBack(changes, category)
  const title = [isBack ? 'Earlier prices were put back' : null, name, pricesText(changedAt(changes), locale), when, user?.displayName]
    .filter(Boolean)
    .join(', ')
  return (
    <PublishingCard
      title={title}
      count={changedAt(differing)}
      whyNone={noneBackWords(notBack(changes, category).length > 0, notBack(changes, published).length === 0)}
      left={leftOut(changes, category, canBeBack, rowsOf)}
      locale={locale}
      onPutBack={onPutBack === null ? null : () => onPutBack(differing)}
    >
      {changes.length > SHOWN ? <Folded title="Each of them">{children}</Folded> : children}
    </PublishingCard>
  )
}
