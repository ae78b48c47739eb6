import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import type { Money } from '../../catalog/words/money.ts'
import type { Cell } from '../../studio-model/sheet/cell.ts'
import { cellText } from '../../studio-model/sheet/cell-text.ts'
import { type At, cellAt, extended, firstAt, type Grid, type MoveKey, moved, type Selection } from '../../studio-model/sheet/grid.ts'
import { copiedText, filled, pasted, type Proposal, typed, typedSince } from '../../studio-model/sheet/proposal.ts'
import { readSeparated, writeSeparated } from '../../studio-model/sheet/separated-text.ts'
import type { CellChange } from '../../studio-model/sheet/sheet-edits.ts'

interface GridOptions {
  grid: Grid
  money: Money
  onChange: (changes: readonly CellChange[]) => void
  onUndo: () => void
  /** Opens the form of a price that is no amount. */
  onForm: (cell: Cell) => void
}

const MOVES: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'])

/** What is selected and typed in a grid, and what keys do there: as in a spreadsheet. */
export function useGrid({ grid, money, onChange, onUndo, onForm }: GridOptions) {
  const [held, setHeld] = useState<(Selection & { key: string | undefined }) | null>(null)
  const [typing, setEditing] = useState<{ key: string; text: string; was: string; problem: string | null } | null>(null)
  const [refused, setRefused] = useState<Proposal['refused']>([])
  const first = firstAt(grid)
  // Lines come and go, and other ones are chosen: then another cell is at the same place.
  const isThere = held !== null && held.key !== undefined && cellAt(grid, held.at)?.key === held.key
  const selection = isThere ? held : first === null ? null : alone(first)
  const cell = selection === null ? null : cellAt(grid, selection.at)
  const editing = typing?.key === cell?.key ? typing : null

  const setPicked = (selected: Selection) => setHeld({ at: selected.at, from: selected.from, key: cellAt(grid, selected.at)?.key })

  const select = (at: At, from: At = at) => {
    setPicked({ at, from })
    setRefused([])
  }
  const accept = (proposal: Proposal) => {
    setRefused(proposal.refused)
    if (proposal.refused.length === 0) onChange(proposal.changes)
  }
  const open = (text: string | null) => {
    if (cell === null) return
    if (cell.entry === null) onForm(cell)
    else {
      const was = cellText(cell, money)
      setEditing({ key: cell.key, text: text ?? was, was, problem: null })
    }
  }
  /** Whether what was typed is kept, and the cell is left. */
  const keep = (): boolean => {
    if (cell === null || editing === null) return true
    const proposal = typedSince(cell, editing.text, editing.was, money)
    const problem = proposal.refused[0]?.problem ?? null
    accept(proposal)
    // Once somebody else's change was told, the next Enter is meant.
    setEditing(problem === null ? null : { ...editing, was: cellText(cell, money), problem })
    return problem === null
  }
  const whileEditing = (event: KeyboardEvent) => {
    const { key, shiftKey } = event
    if (key === 'Escape') {
      setEditing(null)
      setRefused([])
    } else if (key === 'Enter' || key === 'Tab') {
      event.preventDefault()
      if (keep() && selection !== null) {
        const way = key === 'Enter' ? (shiftKey ? 'ArrowUp' : 'ArrowDown') : shiftKey ? 'ArrowLeft' : 'ArrowRight'
        setPicked(alone(moved(grid, selection.at, way)))
      }
    }
  }
  const fill = (direction: 'down' | 'right') => selection !== null && accept(filled(grid, selection, direction, money))

  const onKey = (event: KeyboardEvent) => {
    if (selection === null) return
    if (editing !== null) return whileEditing(event)
    const { key, shiftKey } = event
    const isControl = event.ctrlKey || event.metaKey
    const move =
      isControl && (key === 'Home' || key === 'End') ? (`Control+${key}` as MoveKey) : !isControl && MOVES.has(key) ? (key as MoveKey) : null
    const command = isControl ? { d: () => fill('down'), r: () => fill('right'), z: onUndo, a: selectAll }[key.toLowerCase()] : undefined
    if (move !== null) {
      if (shiftKey) setPicked(extended(grid, selection, move))
      else select(moved(grid, selection.at, move))
    } else if (command !== undefined) command()
    else if (key === 'Enter' || key === 'F2') open(null)
    else if (cell?.entry != null && (key === 'Delete' || key === 'Backspace')) open('')
    else if (cell !== null && !isControl && !event.altKey && key.length === 1) {
      if (cell.entry === null) setRefused(typed(cell, key, money).refused)
      else open(key)
    } else return
    event.preventDefault()
  }
  function selectAll() {
    const widest = Math.max(...grid.map(cells => cells.length))
    if (first !== null) setPicked({ at: first, from: { row: grid.length - 1, column: widest - 1 } })
  }

  return {
    selection,
    cell,
    refused,
    fill,
    editing:
      editing === null ? null : { ...editing, onType: (text: string) => setEditing({ ...editing, text, problem: null }), onLeave: () => leave() },
    onKey,
    onPick: (at: At, isExtending: boolean) => (isExtending && selection !== null ? setPicked({ ...selection, from: at }) : select(at)),
    onOpen: () => open(null),
    onCopy: (event: ClipboardEvent) => {
      if (editing !== null || selection === null) return
      event.clipboardData.setData('text/plain', writeSeparated(copiedText(grid, selection, money), '\t'))
      event.preventDefault()
    },
    onPaste: (event: ClipboardEvent) => {
      if (editing !== null || selection === null) return
      accept(pasted(grid, selection, readSeparated(event.clipboardData.getData('text/plain'), '\t'), money))
      event.preventDefault()
    },
  }

  /** Elsewhere, what is no price is not kept, and said. */
  function leave() {
    if (editing === null || cell === null) return
    accept(typedSince(cell, editing.text, editing.was, money))
    setEditing(null)
  }
}

function alone(at: At): Selection {
  return { at, from: at }
}
