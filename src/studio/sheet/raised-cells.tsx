import { Flex, Stack, Text } from '@sanity/ui'
import type { Money } from '../../catalog/words/money.ts'
import type { ChangedRow } from '../../studio-model/reprice/repriced-words.ts'
import { stayWords } from '../../studio-model/reprice/repriced-words.ts'
import type { Cell } from '../../studio-model/sheet/cell.ts'
import type { Raised } from '../../studio-model/sheet/raised.ts'
import type { CellChange } from '../../studio-model/sheet/sheet-edits.ts'
import { ChangedRows } from '../change/changed-rows.tsx'
import { Folded } from '../change/folded.tsx'

interface RaisedCellsProps {
  changes: readonly CellChange[]
  whereOf: (cell: Cell) => string
  rowsOf: (change: CellChange) => ChangedRow[]
}

/** Each price as it is and as it would be, with the day from which on it is so. */
export function RaisedCells({ changes, whereOf, rowsOf }: RaisedCellsProps) {
  return (
    <Folded title="Each as it is and as it would be">
      <Stack
        as="section"
        gap={4}
        paddingY={2}
        style={{ maxHeight: '20rem', overflow: 'auto' }}
        tabIndex={0}
        aria-label="Each as it is and as it would be"
      >
        {changes.map(change => (
          <Flex key={change.cell.key} gap={3} justify="space-between" wrap="wrap">
            <Text size={1} weight="semibold">
              {whereOf(change.cell)}
            </Text>
            <Stack gap={2}>
              <ChangedRows rows={rowsOf(change)} />
            </Stack>
          </Flex>
        ))}
      </Stack>
    </Folded>
  )
}

/** What stays, and why. */
export function StayingCells({ stays, whereOf, money }: Pick<Raised, 'stays'> & { whereOf: (cell: Cell) => string; money: Money }) {
  if (stays.length === 0) return null
  return (
    <Folded title={stays.length === 1 ? 'One stays' : `${stays.length} stay`}>
      {stays.map(({ cell, result }) => (
        <Text key={cell.key} size={1} muted>
          {whereOf(cell)}: {stayWords(result, { money })}
        </Text>
      ))}
    </Folded>
  )
}
