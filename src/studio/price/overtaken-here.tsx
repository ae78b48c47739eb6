import { Card, Stack } from '@sanity/ui'
import { PatchEvent, type Path, set, unset, useFormValue } from 'sanity'
import { useDocumentPane } from 'sanity/structure'
import type { Money } from '../../catalog/words/money.ts'
import { utcToday } from '../../studio-model/draft/utc-today.ts'
import { overtakenPrices } from '../../studio-model/prices/overtaken-prices.ts'
import { pathText } from '../../studio-model/reprice/price-places.ts'
import { OvertakenPriceNote } from './overtaken-price.tsx'

/** What the price at a path overtakes of its own days to come. */
export function OvertakenHere({ path, money }: { path: Path; money: Money }) {
  const { editState, onChange } = useDocumentPane()
  const draft = useFormValue([]) as object | undefined
  const published = editState?.published ?? null
  const place = pathText(path as Parameters<typeof pathText>[0])
  const found =
    draft === undefined || published === null ? [] : overtakenPrices(published, draft, utcToday()).filter(each => pathText(each.path) === place)
  if (found.length === 0) return null
  return (
    <Card tone="caution" border radius={2} padding={3} as="section" aria-label="Later price below today’s">
      <Stack gap={4}>
        {found.map(each => (
          <OvertakenPriceNote
            key={each.from}
            overtaken={each}
            money={money}
            onFix={edit =>
              onChange(PatchEvent.from(edit.map(({ path, value }) => (value === undefined ? unset(path as Path) : set(value, path as Path)))))
            }
          />
        ))}
      </Stack>
    </Card>
  )
}
