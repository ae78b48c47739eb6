import { Flex, Text } from '@sanity/ui'
import type { ChangedRow } from '../../studio-model/reprice/repriced-words.ts'
import { FromTo } from './from-to.tsx'

/** The rows of a price that change, each as it was and as it becomes. */
export function ChangedRows({ rows }: { rows: readonly ChangedRow[] }) {
  return rows.map(({ label, before, after }) => (
    <Flex key={label} gap={3} justify="space-between" wrap="wrap">
      <Text size={1} muted>
        {label}
      </Text>
      <FromTo before={before} after={after} />
    </Flex>
  ))
}
