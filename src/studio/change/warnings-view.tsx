import { Card, Heading, Stack, Text } from '@sanity/ui'
import type { WarningDifference } from '../../contract/generated/types.ts'
import { DismissWarning } from './dismiss-warning.tsx'

const CHANGES: Readonly<Record<WarningDifference['change'], string>> = { added: 'New', changed: 'Still', removed: 'No longer' }

/** What a change makes look like a mistake, such as a price or two names, or mends. */
export function WarningsView({ warnings }: { warnings: readonly WarningDifference[] }) {
  return (
    <Card as="section" border radius={2} padding={3} aria-label="What may be a mistake">
      <Stack gap={4}>
        <Heading as="h2" size={1}>
          What may be a mistake
        </Heading>
        <Stack as="ul" gap={3} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {warnings.map(({ category, change, message }) => (
            <Stack as="li" key={`${category} ${change} ${message}`} gap={2}>
              <Text size={0} muted>
                {CHANGES[change]} · {category}
              </Text>
              <Text size={1}>{message}</Text>
              {change !== 'removed' && <DismissWarning category={category} message={message} />}
            </Stack>
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}
