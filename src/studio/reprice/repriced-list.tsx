import { Checkbox, Stack, Text } from '@sanity/ui'
import type { PriceScope } from '../../studio-model/prices/price-scope.ts'
import type { PriceWording } from '../../studio-model/prices/price-words.ts'
import { pathText, type PricePlace } from '../../studio-model/reprice/price-places.ts'
import type { Repriced } from '../../studio-model/reprice/repriced.ts'
import { changedRows, stayWords } from '../../studio-model/reprice/repriced-words.ts'
import { ChangedRows } from '../change/changed-rows.tsx'

interface RepricedListProps {
  results: readonly Repriced[]
  isTicked: (result: Repriced) => boolean
  onTick: (result: Repriced, isOn: boolean) => void
  scopeOf: (place: PricePlace) => PriceScope
  wording: PriceWording
}

/** Each price as it is and as it would be, or why it stays, with a box to tick, by what it is of. */
export function RepricedList({ results, ...others }: RepricedListProps) {
  return (
    <Stack gap={5}>
      {[...Map.groupBy(results, ({ place }) => place.group)].map(([group, own]) => (
        <fieldset key={group} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
          {/* A legend names its fieldset only as its first child. */}
          <legend style={{ padding: 0, marginBottom: 16 }}>
            <Text size={1} weight="semibold">
              {group}
            </Text>
          </legend>
          <Stack gap={4}>
            {own.map(result => (
              <Row key={pathText(result.place.path)} result={result} {...others} />
            ))}
          </Stack>
        </fieldset>
      ))}
    </Stack>
  )
}

function Row({ result, isTicked, onTick, scopeOf, wording }: { result: Repriced } & Omit<RepricedListProps, 'results'>) {
  const { place, why } = result
  const rows = why === null ? changedRows(result, scopeOf(place), wording) : []
  const stays = stayWords(result, wording)
  return (
    <Stack gap={3}>
      <label style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
        <Checkbox
          checked={why === null && isTicked(result)}
          disabled={why !== null}
          onChange={event => onTick(result, event.currentTarget.checked)}
        />
        <Text size={1}>{place.title}</Text>
      </label>
      <Stack gap={2} paddingLeft={4}>
        <ChangedRows rows={rows} />
        {stays !== null && (
          <Text size={1} muted>
            {stays}
          </Text>
        )}
      </Stack>
    </Stack>
  )
}
