import { Button, Flex } from '@sanity/ui'
import { useRef, useState } from 'react'
import type { Money } from '../../catalog/words/money.ts'
import type { Cell } from '../../studio-model/sheet/cell.ts'
import type { Sheet } from '../../studio-model/sheet/sheet.ts'
import type { CellChange } from '../../studio-model/sheet/sheet-edits.ts'
import { type DryRun, readSheetFile, writeSheetFile } from '../../studio-model/sheet/sheet-file.ts'
import { DryRunDialog } from './dry-run-dialog.tsx'

interface FileBarProps {
  sheets: readonly Sheet[]
  cells: ReadonlyMap<string, Cell>
  titleOf: (of: Pick<Sheet, 'document'>) => string
  whereOf: (cell: Cell) => string
  wordsOf: (cell: Cell, value?: unknown) => string
  money: Money
  onChange: (changes: readonly CellChange[]) => void
}

/** Prices as a file for a spreadsheet, and back: what it would change is shown before it does. */
export function FileBar({ sheets, cells, titleOf, whereOf, wordsOf, money, onChange }: FileBarProps) {
  const file = useRef<HTMLInputElement>(null)
  const [run, setRun] = useState<DryRun | null>(null)
  const words = (cell: Cell) => wordsOf(cell)
  const read = async (chosen: File) => setRun(readSheetFile(await chosen.text(), cells, words, money))
  return (
    <Flex gap={2} wrap="wrap">
      <Button mode="ghost" fontSize={1} padding={2} text="Export (CSV)" onClick={() => save(writeSheetFile(sheets, titleOf, words, money))} />
      <Button mode="ghost" fontSize={1} padding={2} text="Import (CSV)…" onClick={() => file.current?.click()} />
      <input
        ref={file}
        type="file"
        accept=".csv,text/csv,text/plain"
        aria-label="File of prices"
        hidden
        onChange={event => {
          const [chosen] = event.currentTarget.files ?? []
          // The same file may be chosen again, once it has been mended.
          event.currentTarget.value = ''
          if (chosen !== undefined) void read(chosen)
        }}
      />
      {run !== null && (
        <DryRunDialog
          run={run}
          whereOf={whereOf}
          wordsOf={wordsOf}
          onApply={() => {
            onChange(run.changes)
            setRun(null)
          }}
          onClose={() => setRun(null)}
        />
      )}
    </Flex>
  )
}

function save(text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  link.download = 'prices.csv'
  link.click()
  URL.revokeObjectURL(link.href)
}
