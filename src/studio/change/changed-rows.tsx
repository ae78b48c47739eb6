import { Flex, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import type { ChangedRow } from '../../studio-model/reprice/repriced-words.ts'
import { FromTo } from './from-to.tsx'

interface ChangedRowsProps {
  rows: readonly ChangedRow[]
  /** What stands at the end of a row, by its position. */
  endOf?: (position: number) => ReactNode
}

/** The rows of a price that change, each as it was and as it becomes. */
export function ChangedRows({ rows, endOf }: ChangedRowsProps) {
  return rows.map(({ label, before, after }, position) => (
    <Flex key={label} gap={3} align="center" justify="space-between" wrap="wrap">
      <Text size={1} muted>
        {label}
      </Text>
      <Flex gap={3} align="center">
        <FromTo before={before} after={after} />
        {endOf?.(position)}
      </Flex>
    </Flex>
  ))
}
