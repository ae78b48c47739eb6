import { useEffect, useEffectEvent, useRef } from 'react'
import { type At, columnTop, type Grid } from '../../studio-model/sheet/grid.ts'
import { placeId } from './place-id.ts'

/** A column of a document by its id. */
export interface AwaitedColumn {
  readonly document: string
  readonly column: string
}

/**
 * Selects the first cell of a column and moves the focus there, as soon as the column has arrived; not where somebody has gone elsewhere meanwhile. Returns
 * what names the column, or none.
 */
export function useAwaitedColumn(grid: Grid, onPick: (at: At, isExtending: boolean) => void): (awaited: AwaitedColumn | null) => void {
  const awaited = useRef<AwaitedColumn | null>(null)
  const select = useEffectEvent((now: Grid) => {
    const at = awaited.current === null ? null : columnTop(now, awaited.current)
    if (at === null) return
    awaited.current = null
    if (document.activeElement !== document.body) return
    onPick(at, false)
    document.getElementById(placeId(at))?.focus()
  })
  useEffect(() => select(grid), [grid])
  return column => {
    awaited.current = column
  }
}
