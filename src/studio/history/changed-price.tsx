import { Button, Flex, Stack, Text } from '@sanity/ui'
import { useUser } from 'sanity'
import { backWords, CHANGED_AGAIN, WHY_NOT_BACK } from '../../studio-model/history/back-words.ts'
import type { RowsOf } from '../../studio-model/history/change-rows.ts'
import { momentText } from '../../studio-model/history/moment-text.ts'
import { priceCells } from '../../studio-model/history/price-cells.ts'
import { type CanBeBack, notBack, type PriceChange, stateNow, valueNow } from '../../studio-model/history/price-changes.ts'
import { ChangedRows } from '../change/changed-rows.tsx'

interface ChangedPriceProps {
  change: PriceChange
  /** The category as it is edited. */
  category: object
  canBeBack: CanBeBack
  /** Whether what is published says what was before, too. */
  isLive: boolean
  rowsOf: RowsOf
  /** Whether it put an earlier change back. */
  isPuttingBack: boolean
  locale: string
  /** Null while nothing can be edited. */
  onPutBack: ((changes: readonly PriceChange[]) => void) | null
}

/** A change of a price in the site's words, who published it and when, and the presses that put it back: as a whole, and each of its amounts. */
export function ChangedPrice({ change, category, canBeBack, isLive, rowsOf, isPuttingBack, locale, onPutBack }: ChangedPriceProps) {
  const { place, author, timestamp } = change
  const [user] = useUser(author)
  const when = momentText(timestamp, locale)
  const isBack = notBack([change], category).length === 0
  const left = canBeBack([change], category)
  const cells = priceCells(change, rowsOf)
  const press = pressText(cells.length, left.length)
  // Where one reason holds for all, it is said once.
  const isMixed = new Set(cells.map(cell => stateNow(cell.change, category))).size > 1
  const backButton = (of: PriceChange, text: string) => (
    <Button
      mode="ghost"
      padding={2}
      fontSize={1}
      text={text}
      aria-label={`${text}: ${of.place.title}`}
      disabled={onPutBack === null}
      onClick={() => onPutBack?.(canBeBack([of], category))}
    />
  )
  const endOf = (position: number) => {
    const cell = cells[position]
    if (cell === undefined) return null
    if (canBeBack([cell.change], category).length > 0) return backButton(cell.change, 'Put back')
    const state = stateNow(cell.change, category)
    return isMixed && state !== 'changed' && <Text size={1}>{WHY_NOT_BACK[state]}</Text>
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
          {[isPuttingBack ? 'An earlier price was put back' : undefined, when, user?.displayName].filter(part => part !== undefined).join(', ')}
        </Text>
        {valueNow(change, category) === undefined ? (
          <Text size={1}>{WHY_NOT_BACK.gone}</Text>
        ) : isBack ? (
          <Text size={1}>{backWords('change', isLive)}</Text>
        ) : left.length === 0 ? (
          !isMixed && <Text size={1}>{CHANGED_AGAIN}</Text>
        ) : (
          press !== null && <Flex>{backButton(change, press)}</Flex>
        )}
      </Stack>
    </fieldset>
  )
}

/** What the press says that puts all back of a price that can be; one that is left of several has its own. */
function pressText(cells: number, left: number): string | null {
  if (cells === 0) return 'Put back'
  if (left < 2) return null
  return left === cells ? `Put all ${left} back` : `Put ${left} back`
}
