import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Cell } from '../../studio-model/sheet/cell.ts'
import { HIDDEN } from '../fields/field.tsx'

/** What is being typed into a cell. */
export interface Editing {
  text: string
  /** Why it is no price there; null while nobody has tried. */
  problem: string | null
  onType: (text: string) => void
  /** Keeps what was typed, where that is a price. */
  onLeave: () => void
}

/** A cell in words, what it becomes on later days, and what it is compared with where that is something else. */
export interface ShownCell {
  words: string
  later: readonly string[]
  before: string | null
  /** Whether today's price differs; else what it becomes does. */
  differsToday: boolean
}

interface SheetCellProps {
  id: string
  headers: string
  cell: Cell | null
  isActive: boolean
  /** Whether nothing else is selected. */
  isAlone: boolean
  isSelected: boolean
  editing: Editing | null
  shown: ShownCell | null
  beforeTitle: string
  onPick: (isExtending: boolean) => void
  onOpen: () => void
}

/** A price in the grid: as it is, with what is published where that is something else, or as it is being typed. A click selects it, as often as it comes: what is typed then takes its place. */
export function SheetCell({ id, headers, cell, isActive, isAlone, isSelected, editing, shown, beforeTitle, onPick, onOpen }: SheetCellProps) {
  const touched = useRef<{ isAgain: boolean } | null>(null)
  const [isTapped, setTapped] = useState(false)
  if (cell === null)
    return (
      <td
        headers={headers}
        aria-label="No price"
        aria-selected={isSelected}
        aria-readonly
        onPointerEnter={event => event.buttons === 1 && onPick(true)}
      />
    )
  return (
    <td
      id={id}
      headers={headers}
      tabIndex={isActive ? 0 : -1}
      aria-selected={isSelected}
      aria-readonly={cell.entry === null}
      onPointerDown={event => {
        const isTouch = event.pointerType !== 'mouse'
        touched.current = isTouch ? { isAgain: isAlone && event.currentTarget === document.activeElement } : null
        if (editing === null && !isTouch) onPick(event.shiftKey)
      }}
      onClick={() => {
        // A touch selects on click, not on pointerdown: the bar above may change its height, and the browser focuses what is under the finger at the end of the tap.
        if (editing === null && touched.current !== null) {
          setTapped(touched.current.isAgain)
          if (touched.current.isAgain) onOpen()
          else onPick(false)
        }
        touched.current = null
      }}
      onPointerEnter={event => event.buttons === 1 && event.pointerType === 'mouse' && onPick(true)}
      onKeyDown={() => setTapped(false)}
      onDoubleClick={() => editing === null && onOpen()}
    >
      {editing === null ? (
        <Shown shown={shown} beforeTitle={beforeTitle} />
      ) : (
        <Typing editing={editing} isReplaced={isTapped} label={`${cell.place.title}, ${cell.title}`} />
      )}
    </td>
  )
}

function Shown({ shown, beforeTitle }: Pick<SheetCellProps, 'shown' | 'beforeTitle'>) {
  if (shown === null) return null
  const { words, later, before, differsToday } = shown
  const differsLater = before !== null && !differsToday
  return (
    <>
      {before !== null && before !== words && (
        <del>
          <span style={HIDDEN}>{beforeTitle}: </span>
          {before}
        </del>
      )}
      {differsToday ? <ins>{words}</ins> : words}
      {later.map(text => (
        <small key={text}>{differsLater ? <ins>{text}</ins> : text}</small>
      ))}
    </>
  )
}

interface TypingProps {
  editing: Editing
  /** Whether what is typed first takes the place of all that is there: a finger cannot easily clear it. */
  isReplaced: boolean
  label: string
}

function Typing({ editing: { text, problem, onType, onLeave }, isReplaced, label }: TypingProps) {
  const input = useRef<HTMLInputElement>(null)
  const focus = useEffectEvent(() => {
    input.current?.focus()
    if (isReplaced) input.current?.select()
  })
  useEffect(() => focus(), [])
  return (
    <input
      ref={input}
      aria-label={label}
      aria-invalid={problem !== null}
      title={problem ?? undefined}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={event => onType(event.currentTarget.value)}
      onBlur={onLeave}
    />
  )
}
