import { Stack } from '@sanity/ui'
import type { DiffProps, NumberDiff } from 'sanity'
import { PERCENT_RULE } from '../../studio-model/numbers/decimal-text.ts'
import { FromTo } from '../change/from-to.tsx'
import { ChangedItem } from './changed-item.tsx'
import { useEditingContent } from '../content/use-editing-content.ts'

/** A percentage that changed, kept in hundredths. */
export function PercentDiff({ diff }: DiffProps<NumberDiff>) {
  return <Said diff={diff} say={PERCENT_RULE.say} />
}

/** An amount of the currency that changed, kept in minor units. */
export function MoneyDiff({ diff }: DiffProps<NumberDiff>) {
  const content = useEditingContent()
  return content === 'loading' || content === null ? null : <Said diff={diff} say={content.money.text} />
}

function Said({ diff, say }: { diff: NumberDiff; say: (value: number) => string }) {
  const [before, after] = [diff.fromValue, diff.toValue].map(value => (typeof value === 'number' ? say(value) : null))
  return (
    <Stack gap={3} padding={3}>
      <ChangedItem />
      <FromTo before={before ?? null} after={after ?? null} />
    </Stack>
  )
}
