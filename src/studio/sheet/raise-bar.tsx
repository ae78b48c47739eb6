import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { layerWords } from '../../cms/sanity/layer.ts'
import type { EditingContent } from '../../studio-model/draft/editing-content.ts'
import type { AmountChange } from '../../studio-model/reprice/amount-change.ts'
import { changedAt, changedText, pricesText } from '../../studio-model/reprice/price-count.ts'
import type { CheckPrice } from '../../studio-model/reprice/repriced.ts'
import type { ChangedRow } from '../../studio-model/reprice/repriced-words.ts'
import type { Cell } from '../../studio-model/sheet/cell.ts'
import { withoutDiscounts } from '../../studio-model/reprice/discounts.ts'
import { raised, type Raised, standsIn } from '../../studio-model/sheet/raised.ts'
import type { CellChange } from '../../studio-model/sheet/sheet-edits.ts'
import { useLayer } from '../content/use-layer.ts'
import { ChangeFields } from '../reprice/change-fields.tsx'
import { RaisedCells, StayingCells } from './raised-cells.tsx'

interface RaiseBarProps {
  /** What is selected, or all that is shown. */
  cells: readonly Cell[]
  isSelection: boolean
  /** Of which categories all is shown, in words. */
  shownOf: string
  content: EditingContent
  checkOf: (cell: Cell) => CheckPrice
  wholeOf: (cell: Cell) => Cell
  whereOf: (cell: Cell) => string
  /** The documents that have a draft, or an edit on its way to one. */
  drafts: ReadonlySet<string>
  rowsOf: (change: CellChange) => ChangedRow[]
  onChange: (changes: readonly CellChange[]) => void
}

/** Raises, lowers or rounds what is selected, or all that is shown, with one press. */
export function RaiseBar({ cells, isSelection, shownOf, content, checkOf, wholeOf, whereOf, drafts, rowsOf, onChange }: RaiseBarProps) {
  const [change, setChange] = useState<AmountChange | null>(null)
  const [round, setRound] = useState(0)
  const [done, setDone] = useState<Raised | null>(null)
  // Published or discarded: it is told no more, also where a draft is made again.
  if (done !== null && !standsIn(drafts, done)) setDone(null)
  // Raising all prices leaves discounts unchanged; discounts that are selected are changed.
  const own = isSelection ? cells : withoutDiscounts(cells)
  const next = change === null ? null : raised(own, change, checkOf, wholeOf)
  const count = countOf(next)
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
            text={`Change ${isSelection ? '' : 'all '}${count === 0 ? 'prices' : pricesText(count).toLowerCase()}`}
            onClick={apply}
          />
          <Text size={1} muted>
            {isSelection ? `Of the ${cells.length} selected.` : `Of ${shownOf}, all that is shown below; select two or more to change these alone.`}
            {own.length < cells.length && ' Discounts stay; select them to change them.'}
          </Text>
        </Flex>
        {next !== null && next.changes.length > 0 && <RaisedCells changes={next.changes} whereOf={whereOf} rowsOf={rowsOf} />}
        <output style={{ display: 'block' }}>{done !== null && next === null && <Done done={done} whereOf={whereOf} content={content} />}</output>
      </Stack>
    </Card>
  )
}

interface DoneProps extends Pick<RaiseBarProps, 'whereOf' | 'content'> {
  done: Raised
}

function Done({ done, whereOf, content: { money } }: DoneProps) {
  const layer = useLayer()
  return (
    <Stack gap={3}>
      <Text size={1}>
        {changedText(countOf(done))} in {layerWords(layer)}; nothing is published yet.
      </Text>
      <StayingCells stays={done.stays} whereOf={whereOf} money={money} />
    </Stack>
  )
}

function countOf(raise: Raised | null): number {
  return changedAt((raise?.changes ?? []).map(({ cell, after }) => ({ place: cell.place, after })))
}
