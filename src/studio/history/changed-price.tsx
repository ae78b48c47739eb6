import { Button, Flex, Stack, Text } from '@sanity/ui'
import { useUser } from 'sanity'
import { isSame } from '../../studio-model/draft/patches.ts'
import { backWords, CHANGED_AGAIN } from '../../studio-model/history/back-words.ts'
import { changeRows } from '../../studio-model/history/change-rows.ts'
import { momentText } from '../../studio-model/history/moment-text.ts'
import type { PriceChange } from '../../studio-model/history/price-changes.ts'
import type { PriceScope } from '../../studio-model/prices/price-scope.ts'
import type { PriceWording } from '../../studio-model/prices/price-words.ts'
import { ChangedRows } from '../change/changed-rows.tsx'

interface ChangedPriceProps {
  change: PriceChange
  /** What the draft says in its place; undefined where that is gone. */
  now: unknown
  /** Whether a later change would go with it. */
  isChangedAgain: boolean
  /** Whether what is published says what was before, too. */
  isLive: boolean
  scope: PriceScope
  wording: PriceWording
  locale: string
  /** Null while nothing can be edited. */
  onPutBack: (() => void) | null
}

/** A change of a price in the site's words, who published it and when, and the press that puts it back. */
export function ChangedPrice({ change, now, isChangedAgain, isLive, scope, wording, locale, onPutBack }: ChangedPriceProps) {
  const { place, author, timestamp } = change
  const [user] = useUser(author)
  const when = momentText(timestamp, locale)
  const isBack = isSame(now, place.value)
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      {/* A legend names its fieldset only as its first child. */}
      <legend style={{ padding: 0, marginBottom: 12 }}>
        <Text size={1} weight="semibold">
          {place.title}
        </Text>
      </legend>
      <Stack gap={3}>
        <ChangedRows rows={changeRows(change, scope, wording)} />
        <Text size={1} muted>
          {[when, user?.displayName].filter(part => part !== undefined).join(', ')}
        </Text>
        {now === undefined ? (
          <Text size={1}>Is not there any more.</Text>
        ) : isBack ? (
          <Text size={1}>{backWords('change', isLive)}</Text>
        ) : isChangedAgain ? (
          <Text size={1}>{CHANGED_AGAIN}</Text>
        ) : (
          <Flex>
            <Button
              mode="ghost"
              padding={2}
              fontSize={1}
              text="Put back"
              aria-label={`Put back: ${place.title}`}
              disabled={onPutBack === null}
              onClick={() => onPutBack?.()}
            />
          </Flex>
        )}
      </Stack>
    </fieldset>
  )
}
