import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import type { ReactNode, RefCallback } from 'react'
import { IntentLink } from 'sanity/router'
import { type Cell, isOpen } from '../../studio-model/sheet/cell.ts'
import { ByTouch, SelectedWords } from './grid-style.ts'
import type { ShownCell } from './sheet-cell.tsx'
import { type Refusal, whereOf } from '../../studio-model/sheet/proposal.ts'

interface CellBarProps {
  cell: Cell | null
  shown: ShownCell | null
  /** How many prices are selected. */
  count: number
  form: { id: string; type: string; path: string } | null
  refused: readonly Refusal[]
  onFill: (direction: 'down' | 'right') => void
  onUndo: (() => void) | null
  onPutBack: (() => void) | null
  /** Told of its element, whose height changes. */
  ref: RefCallback<HTMLElement>
  /** At its end: what stays in sight with it. */
  children: ReactNode
}

/** Above the lines that scroll below it. */
const ALWAYS_SEEN = { position: 'sticky', top: 0, zIndex: 2 } as const

/** A price may take several lines on a phone. */
const WRAPPED = { maxWidth: '100%', whiteSpace: 'normal', textAlign: 'start' } as const

/** More are counted. */
const MOST_REFUSED = 5

/** The cell with the focus, what can be done with it, and what was refused last. */
export function CellBar({ cell, shown, count, form, refused, onFill, onUndo, onPutBack, ref, children }: CellBarProps) {
  return (
    <Card ref={ref} border radius={2} padding={3} as="section" aria-label="Selected price" style={ALWAYS_SEEN}>
      <Stack gap={3}>
        <Flex gap={3} align="center" wrap="wrap">
          <SelectedWords>
            <Text size={1}>
              {cell === null
                ? 'No price is selected.'
                : count > 1
                  ? `${count} prices are selected.`
                  : `${whereOf(cell)}: ${shown === null ? '' : [shown.words, ...shown.later].join(' · ')}`}
              {cell !== null && count <= 1 && isOpen(cell) && ' · It stays “this price or more”; its form changes that.'}
              {cell !== null && count <= 1 && <ByTouch> · Tap it again to {cell.entry === null ? 'open its form' : 'change it'}.</ByTouch>}
            </Text>
          </SelectedWords>
          {shown?.before != null && count <= 1 && onPutBack !== null && (
            <Button mode="ghost" padding={2} onClick={onPutBack} style={WRAPPED}>
              <Text size={1}>Put back {shown.before}</Text>
            </Button>
          )}
          {form !== null && count <= 1 && (
            <Text size={1}>
              <IntentLink intent="edit" params={form}>
                Open the form
              </IntentLink>
            </Text>
          )}
          <Flex gap={2} wrap="wrap">
            <Button mode="ghost" fontSize={1} padding={2} text="Fill down" title="Ctrl+D" onClick={() => onFill('down')} />
            <Button mode="ghost" fontSize={1} padding={2} text="Fill right" title="Ctrl+R" onClick={() => onFill('right')} />
            <Button mode="ghost" fontSize={1} padding={2} text="Undo" title="Ctrl+Z" disabled={onUndo === null} onClick={() => onUndo?.()} />
          </Flex>
          <Box style={{ marginInlineStart: 'auto' }}>{children}</Box>
        </Flex>
        <div role="alert">
          {refused.length > 0 && (
            <Stack gap={3}>
              <Text size={1} weight="semibold">
                Nothing was changed:
              </Text>
              {refused.slice(0, MOST_REFUSED).map(({ where, problem }) => (
                <Text key={`${where} ${problem}`} size={1}>
                  {where}: {problem}
                </Text>
              ))}
              {refused.length > MOST_REFUSED && <Text size={1}>And {refused.length - MOST_REFUSED} more.</Text>}
            </Stack>
          )}
        </div>
      </Stack>
    </Card>
  )
}
