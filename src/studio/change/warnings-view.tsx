import { Stack, Text } from '@sanity/ui'
import type { WarningDifference } from '../../contract/generated/types.ts'
import { fromDayText } from '../../studio-model/prices/price-words.ts'
import { DismissWarning } from './dismiss-warning.tsx'
import { SectionCard } from './section-card.tsx'

const CHANGES: Readonly<Record<WarningDifference['change'], string>> = { added: 'New', changed: 'Still', removed: 'No longer' }

/** What a change makes look like a mistake, such as a price or two names, or mends. */
export function WarningsView({ warnings }: { warnings: readonly WarningDifference[] }) {
  return (
    <SectionCard title="What may be a mistake">
      <Stack as="ul" gap={3} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {warnings.map(({ category, change, message, from }) => (
          <Stack as="li" key={`${category} ${change} ${message}`} gap={2}>
            <Text size={0} muted>
              {[CHANGES[change], category, ...(from === undefined ? [] : [fromDayText(from)])].join(' · ')}
            </Text>
            <Text size={1}>{message}</Text>
            {change !== 'removed' && <DismissWarning category={category} message={message} />}
          </Stack>
        ))}
      </Stack>
    </SectionCard>
  )
}
