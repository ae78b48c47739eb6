import { Button, Flex, Stack, Text } from '@sanity/ui'
import { layerWords } from '../../cms/sanity/layer.ts'
import type { Cell } from '../../studio-model/sheet/cell.ts'
import type { DryRun } from '../../studio-model/sheet/sheet-file.ts'
import { changeTheseText, pricesText } from '../../studio-model/reprice/price-count.ts'
import { useLayer } from '../content/use-layer.ts'
import { FromTo } from '../change/from-to.tsx'
import { AskDialog } from '../publish/ask-dialog.tsx'

interface DryRunDialogProps {
  run: DryRun
  /** Names a cell. */
  whereOf: (cell: Cell) => string
  /** A cell in words, as it is or with another value. */
  wordsOf: (cell: Cell, value?: unknown) => string
  onApply: () => void
  onClose: () => void
}

/** What importing a CSV file would change. Where a row is refused, nothing is imported. */
export function DryRunDialog({ run: { changes, refused, same }, whereOf, wordsOf, onApply, onClose }: DryRunDialogProps) {
  const layer = useLayer()
  return (
    <AskDialog
      id="dry-run"
      header="What the file would change"
      onClose={onClose}
      presses={<Button disabled={changes.length === 0 || refused.length > 0} text={changeTheseText(changes.length)} onClick={onApply} />}
    >
      <Text size={1}>
        {changes.length === 0 ? 'No price would change' : `${pricesText(changes.length)} would change in ${layerWords(layer)}`},{' '}
        {pricesText(same).toLowerCase()} would stay.
      </Text>
      {refused.length > 0 && (
        <Stack gap={3} role="alert">
          <Text size={1} weight="semibold">
            Mend these in the file first; nothing of it is taken until then:
          </Text>
          {refused.map(({ where, problem }) => (
            <Text key={`${where} ${problem}`} size={1}>
              {where}: {problem}
            </Text>
          ))}
        </Stack>
      )}
      {changes.map(({ cell, after }) => (
        <Flex key={cell.key} gap={3} justify="space-between" wrap="wrap">
          <Text size={1}>{whereOf(cell)}</Text>
          <FromTo before={wordsOf(cell)} after={wordsOf(cell, after)} />
        </Flex>
      ))}
    </AskDialog>
  )
}
