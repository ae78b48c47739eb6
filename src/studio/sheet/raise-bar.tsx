import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import type { EditingContent } from '../../studio-model/draft/editing-content.ts'
import type { AmountChange } from '../../studio-model/reprice/amount-change.ts'
import type { CheckPrice } from '../../studio-model/reprice/repriced.ts'
import { stayWords } from '../../studio-model/reprice/repriced-words.ts'
import type { Cell } from '../../studio-model/sheet/cell.ts'
import { whereOf } from '../../studio-model/sheet/proposal.ts'
import { raised, type Raised } from '../../studio-model/sheet/raised.ts'
import type { CellChange } from '../../studio-model/sheet/sheet-edits.ts'
import { Folded } from '../change/folded.tsx'
import { ChangeFields } from '../reprice/change-fields.tsx'

interface RaiseBarProps {
  /** What is selected, or all that is shown. */
  cells: readonly Cell[]
  isSelection: boolean
  content: EditingContent
  checkOf: (cell: Cell) => CheckPrice
  onChange: (changes: readonly CellChange[]) => void
}

/** Raises, lowers or rounds what is selected, or all that is shown, with one press. */
export function RaiseBar({ cells, isSelection, content, checkOf, onChange }: RaiseBarProps) {
  const [change, setChange] = useState<AmountChange | null>(null)
  const [round, setRound] = useState(0)
  const [done, setDone] = useState<Raised | null>(null)
  const next = change === null ? null : raised(cells, change, checkOf)
  const count = next?.changes.length ?? 0
  const apply = () => {
    if (next === null) return
    onChange(next.changes)
    setDone(next)
    setChange(null)
    setRound(round + 1)
  }
  return (
    <Card border radius={2} padding={3} as="section" aria-label="Raise, lower or round">
      <Stack gap={4}>
        <ChangeFields key={round} change={null} content={content} onChange={setChange} />
        <Flex gap={3} align="center" wrap="wrap">
          <Button
            disabled={count === 0}
            text={`Change ${isSelection ? '' : 'all '}${count === 1 ? 'one price' : `${count === 0 ? '' : `${count} `}prices`}`}
            onClick={apply}
          />
          <Text size={1} muted>
            {isSelection ? `Of the ${cells.length} selected.` : 'Of all that is shown below; select some to change these alone.'}
          </Text>
        </Flex>
        <output style={{ display: 'block' }}>{done !== null && next === null && <Done done={done} content={content} />}</output>
      </Stack>
    </Card>
  )
}

function Done({ done: { changes, stays }, content: { money } }: { done: Raised; content: EditingContent }) {
  const words = changes.length === 1 ? 'One price was changed' : `${changes.length} prices were changed`
  return (
    <Stack gap={3}>
      <Text size={1}>{words} in the drafts; nothing is published yet.</Text>
      {stays.length > 0 && (
        <Folded title={stays.length === 1 ? 'One stays' : `${stays.length} stay`}>
          {stays.map(({ cell, result }) => (
            <Text key={cell.key} size={1} muted>
              {whereOf(cell)}: {stayWords(result, { money })}
            </Text>
          ))}
        </Folded>
      )}
    </Stack>
  )
}
