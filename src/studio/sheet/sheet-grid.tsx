import { type ClipboardEvent, Fragment, type KeyboardEvent, useEffect, useRef } from 'react'
import type { Cell } from '../../studio-model/sheet/cell.ts'
import { isSelected, type At, type Selection } from '../../studio-model/sheet/grid.ts'
import type { Sheet, SheetLine } from '../../studio-model/sheet/sheet.ts'
import { GridFrame } from './grid-style.ts'
import { placeId } from './place-id.ts'
import { useIsWider } from './use-is-wider.ts'
import { type Editing, SheetCell, type ShownCell } from './sheet-cell.tsx'

interface GridHandlers {
  onPick: (at: At, isExtending: boolean) => void
  onOpen: (at: At, text: string | null) => void
  onKey: (event: KeyboardEvent) => void
  onCopy: (event: ClipboardEvent) => void
  onPaste: (event: ClipboardEvent) => void
}

interface SheetGridProps extends GridHandlers {
  sheets: readonly Sheet[]
  titleOf: (sheet: Sheet) => string
  selection: Selection | null
  /** What is being typed into the cell with the focus. */
  editing: Editing | null
  shown: (cell: Cell) => ShownCell
  /** Names the earlier price to screen readers, which do not tell that it is struck through. */
  beforeTitle: string
  /** The height of what stays above it while it scrolls, in pixels. */
  below: number
}

/** Prices as a grid: one stop for the Tab key, arrows inside; a header for each document, since their sizes differ. */
export function SheetGrid({ sheets, titleOf, selection, editing, shown, beforeTitle, below, ...handlers }: SheetGridProps) {
  const frame = useRef<HTMLDivElement>(null)
  const isWider = useIsWider(frame)
  const widest = Math.max(...sheets.map(({ columns }) => columns.length))
  const firstRows = rowsBefore(sheets)
  const active = selection === null ? '' : placeId(selection.at)
  const isEditing = editing !== null
  const wasEditing = useRef(false)
  useEffect(() => {
    // The focus follows the keys, and stays elsewhere where it is. The field that it was in is gone once a price is kept.
    const focused = document.activeElement
    const isInside = frame.current?.contains(focused) === true || (wasEditing.current && focused === document.body)
    wasEditing.current = isEditing
    if (isInside && !isEditing) document.getElementById(active)?.focus()
  }, [active, isEditing])

  return (
    <GridFrame ref={frame} data-scrolls={isWider || undefined} style={{ '--bar': `${below}px` }}>
      <table role="grid" aria-label="Prices" aria-multiselectable onKeyDown={handlers.onKey} onCopy={handlers.onCopy} onPaste={handlers.onPaste}>
        {sheets.map((sheet, at) => (
          <tbody key={sheet.document}>
            <tr>
              <th scope="colgroup">{titleOf(sheet)}</th>
              {sheet.columns.map(({ id, title }, position) => (
                <th key={id} scope="col" id={headId(sheet, position)}>
                  {title}
                </th>
              ))}
              <Rest of={sheet} widest={widest} />
            </tr>
            {sheet.lines.map((line, position) => {
              const row = (firstRows[at] ?? 0) + position
              const isFirst = line.group !== sheet.lines[position - 1]?.group
              return (
                <Fragment key={line.whole.key}>
                  {isFirst && (
                    <tr>
                      <th scope="rowgroup" colSpan={widest + 1}>
                        {line.group}
                      </th>
                    </tr>
                  )}
                  <Line {...{ sheet, line, widest, row, selection, editing, shown, beforeTitle, handlers }} />
                </Fragment>
              )
            })}
          </tbody>
        ))}
      </table>
    </GridFrame>
  )
}

interface LineProps extends Pick<SheetGridProps, 'selection' | 'editing' | 'shown' | 'beforeTitle'> {
  sheet: Sheet
  line: SheetLine
  widest: number
  row: number
  handlers: GridHandlers
}

function Line({ sheet, line, widest, row, selection, editing, shown, beforeTitle, handlers }: LineProps) {
  const rowHead = `line-${row}`
  return (
    <tr>
      <th scope="row" id={rowHead}>
        {line.title}
      </th>
      {sheet.columns.map(({ id }, position) => {
        const at = { row, column: position }
        const cell = line.cells[position] ?? null
        const isActive = selection?.at.row === row && selection.at.column === position
        return (
          <SheetCell
            key={id}
            id={placeId(at)}
            headers={`${rowHead} ${headId(sheet, position)}`}
            cell={cell}
            isActive={isActive}
            isAlone={isActive && selection.from.row === row && selection.from.column === position}
            isSelected={selection !== null && isSelected(selection, at)}
            editing={isActive ? editing : null}
            shown={cell === null ? null : shown(cell)}
            beforeTitle={beforeTitle}
            onPick={isExtending => handlers.onPick(at, isExtending)}
            onOpen={() => handlers.onOpen(at, null)}
          />
        )
      })}
      <Rest of={sheet} widest={widest} />
    </tr>
  )
}

/** What a sheet lacks of the width of the widest one. */
function Rest({ of: { columns }, widest }: { of: Sheet; widest: number }) {
  const lacking = widest - columns.length
  return lacking === 0 ? null : <td colSpan={lacking} aria-label="No price" aria-readonly />
}

/** How many lines stand above each sheet. */
function rowsBefore(sheets: readonly Sheet[]): number[] {
  let rows = 0
  return sheets.map(({ lines }) => (rows += lines.length) - lines.length)
}

function headId({ document }: Sheet, position: number): string {
  return `head-${document}-${position}`
}
