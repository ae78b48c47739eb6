import { Stack, Text } from '@sanity/ui'
import type { WarningDifference } from '../../contract/generated/types.ts'
import { fromDayText } from '../../studio-model/prices/price-words.ts'
import { DismissWarning } from './dismiss-warning.tsx'
import { SectionCard } from './section-card.tsx'

/** What is told before a warning; one that a change mends is not told: it stood below the same heading, and read as another mistake. */
const CHANGES: Readonly<Record<WarningDifference['change'], string | null>> = { added: 'New', changed: 'Still', removed: null }

/** What a change makes look like a mistake, such as a price or two names. */
export function WarningsView({ warnings }: { warnings: readonly WarningDifference[] }) {
  const told = warnings.filter(({ change }) => CHANGES[change] !== null)
  if (told.length === 0) return null
  return (
    <SectionCard title="What may be a mistake">
      <Text size={1} muted>
        It can be published all the same. “This is meant” says that it is right, and it is told no more.
      </Text>
      <Stack as="ul" gap={3} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {told.map(({ category, change, message, from }) => (
          <Stack as="li" key={`${category} ${change} ${message}`} gap={2}>
            <Text size={0} muted>
              {[CHANGES[change], category, ...(from === undefined ? [] : [fromDayText(from)])].join(' · ')}
            </Text>
            <Text size={1}>{message}</Text>
            <DismissWarning category={category} message={message} />
          </Stack>
        ))}
      </Stack>
    </SectionCard>
  )
}
