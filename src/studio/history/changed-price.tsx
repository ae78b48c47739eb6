import { Button, Flex, Stack, Text } from '@sanity/ui'
import { useUser } from 'sanity'
import { isSame } from '../../studio-model/draft/patches.ts'
import { backWords, CHANGED_AGAIN } from '../../studio-model/history/back-words.ts'
import { changeRows } from '../../studio-model/history/change-rows.ts'
import { momentText } from '../../studio-model/history/moment-text.ts'
import { priceCells } from '../../studio-model/history/price-cells.ts'
import type { PriceChange } from '../../studio-model/history/price-changes.ts'
import type { PriceScope } from '../../studio-model/prices/price-scope.ts'
import type { PriceWording } from '../../studio-model/prices/price-words.ts'
import { ChangedRows } from '../change/changed-rows.tsx'

interface ChangedPriceProps {
  change: PriceChange
  /** What the draft says in its place; undefined where that is gone. */
  now: unknown
  /** Whether it, or one of its amounts, can be put back: no later change would go with it. */
  canBeBack: (change: PriceChange) => boolean
  /** Whether what is published says what was before, too. */
  isLive: boolean
  scope: PriceScope
  wording: PriceWording
  locale: string
  /** Null while nothing can be edited. */
  onPutBack: ((change: PriceChange) => void) | null
}

/** A change of a price in the site's words, who published it and when, and the presses that put it back: as a whole, and each of its amounts. */
export function ChangedPrice({ change, now, canBeBack, isLive, scope, wording, locale, onPutBack }: ChangedPriceProps) {
  const { place, author, timestamp } = change
  const [user] = useUser(author)
  const when = momentText(timestamp, locale)
  const isBack = isSame(now, place.value)
  const rowsOf = (of: PriceChange) => changeRows(of, scope, wording)
  const cells = priceCells(change, rowsOf)
  const backButton = (of: PriceChange, text: string) => (
    <Button
      mode="ghost"
      padding={2}
      fontSize={1}
      text={text}
      aria-label={`${text}: ${of.place.title}`}
      disabled={onPutBack === null}
      onClick={() => onPutBack?.(of)}
    />
  )
  const endOf = (position: number) => {
    const cell = cells[position]
    return cell !== undefined && canBeBack(cell.change) && backButton(cell.change, 'Put back')
  }
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      {/* A legend names its fieldset only as its first child. */}
      <legend style={{ padding: 0, marginBottom: 12 }}>
        <Text size={1} weight="semibold">
          {place.title}
        </Text>
      </legend>
      <Stack gap={3}>
        <ChangedRows rows={cells.length === 0 ? rowsOf(change) : cells.map(({ row }) => row)} endOf={endOf} />
        <Text size={1} muted>
          {[when, user?.displayName].filter(part => part !== undefined).join(', ')}
        </Text>
        {now === undefined ? (
          <Text size={1}>Is not there any more.</Text>
        ) : isBack ? (
          <Text size={1}>{backWords('change', isLive)}</Text>
        ) : canBeBack(change) ? (
          <Flex>{backButton(change, cells.length === 0 ? 'Put back' : `Put all ${cells.length} back`)}</Flex>
        ) : (
          !cells.some(cell => canBeBack(cell.change)) && <Text size={1}>{CHANGED_AGAIN}</Text>
        )}
      </Stack>
    </fieldset>
  )
}
