import { Box, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useMemo, useState } from 'react'
import { useRouter } from 'sanity/router'
import { SCROLLS } from '../fields/field.tsx'
import { isCalendarDay } from '../../catalog/days.ts'
import type { Documents } from '../../studio-model/publish/check-draft.ts'
import { nameIn } from '../../studio-model/documents/document-name.ts'
import { utcToday } from '../../studio-model/draft/utc-today.ts'
import type { EditingContent } from '../../studio-model/draft/editing-content.ts'
import { priceProblems } from '../../studio-model/prices/price-problems.ts'
import { fromDayText } from '../../studio-model/prices/price-words.ts'
import { pathText } from '../../studio-model/reprice/price-places.ts'
import { changedRows } from '../../studio-model/reprice/repriced-words.ts'
import { type PriceScopes, scopeAt, scopesOf } from '../../studio-model/reprice/price-scopes.ts'
import type { Cell } from '../../studio-model/sheet/cell.ts'
import { cellWords } from '../../studio-model/sheet/cell-words.ts'
import { gridOf, selectedCells } from '../../studio-model/sheet/grid.ts'
import { backTo, changingLater, type Compared, comparedWith, otherIn } from '../../studio-model/sheet/compared-cell.ts'
import { whereAmong } from '../../studio-model/sheet/proposal.ts'
import { type Sheet, sheetsOf, wholeOf } from '../../studio-model/sheet/sheet.ts'
import { SelectField } from '../fields/select-field.tsx'
import { useTakenOff } from '../history/use-taken-off.ts'
import { useSize } from '../page/use-size.ts'
import { PublishAll } from '../publish/publish-all.tsx'
import { CellBar } from './cell-bar.tsx'
import { ColumnTools } from './column-tools.tsx'
import { CompareField } from './compare-field.tsx'
import { FileBar } from './file-bar.tsx'
import { LastPrices } from './last-prices.tsx'
import { RaiseBar } from './raise-bar.tsx'
import { SheetGrid } from './sheet-grid.tsx'
import { SheetTools } from './sheet-tools.tsx'
import { useAwaitedColumn } from './use-awaited-column.ts'
import { useGrid } from './use-grid.ts'
import { useEarlier } from './use-earlier.ts'
import { useSheets } from './use-sheets.ts'

interface PriceSheetProps {
  documents: Documents
  content: EditingContent
}

const ALL = 'all'

const NOTHING: Compared = new Map()

/** All prices, or those of one category, in a grid that is edited as a spreadsheet. */
export function PriceSheet({ documents, content }: PriceSheetProps) {
  const { money, messages } = content
  const today = utcToday()
  const { current, sheets, cells, published, change, edit, undo, drafts, isSettled, failure } = useSheets(documents, today)
  const [chosen, setChosen] = useState(ALL)
  const router = useRouter()
  const [day, setDay] = useState('')
  const compared = isCalendarDay(day) && day <= today ? day : null
  const earlier = useEarlier(
    sheets.map(({ document }) => document),
    compared,
  )
  const before = useMemo(
    () =>
      compared === null ? published : earlier !== null && 'documents' in earlier ? comparedWith(sheetsOf(earlier.documents, compared)) : NOTHING,
    [compared, published, earlier],
  )
  const of = useMemo(() => sheets.filter(({ document }) => chosen === ALL || document === chosen), [sheets, chosen])
  const grid = useMemo(() => gridOf(of), [of])
  // Not published with the rest: publishing a category that was taken off puts it back on the site.
  const takenOff = useTakenOff(documents)
  const titleOf = ({ document }: Pick<Sheet, 'document'>) => `${nameIn(current, document)}${takenOff.has(document) ? ' (off the site)' : ''}`
  const scopes = useMemo(() => new Map(current.map(document => [document._id, scopesOf(document, content)])), [current, content])
  const scopeOf = ({ document, place }: Cell) => scopeAt(place, scopes.get(document) as PriceScopes)
  const wording = { money, wording: messages.price }
  const wordsOf = (cell: Cell, value: unknown = cell.place.value) => cellWords({ ...cell.place, value }, scopeOf(cell), wording)
  const laterOf = (cell: Cell) => changingLater(cell).map(({ from, cell }) => `${fromDayText(from)}: ${wordsOf(cell)}`)
  const shown = (cell: Cell) => {
    const was = otherIn(before, cell, of)
    const [words, later] = [wordsOf(cell), laterOf(cell)]
    if (was === null) return { words, later, before: null, differsToday: false }
    const wordsBefore = wordsOf(was)
    return { words, later, before: [wordsBefore, ...laterOf(was)].join(' · '), differsToday: wordsBefore !== words }
  }
  const formOf = (cell: Cell) => {
    const type = sheets.find(({ document }) => document === cell.document)?.type ?? ''
    return { id: cell.document, type, path: pathText(wholeOf(cell, of).place.path) }
  }
  const own = useGrid({ grid, money, onChange: change, onUndo: () => undo?.(), onForm: cell => router.navigateIntent('edit', formOf(cell)) })
  const awaitColumn = useAwaitedColumn(grid, own.onPick)
  const owners = of.flatMap(sheet => {
    const document = current.find(({ _id }) => _id === sheet.document)
    return document === undefined ? [] : [{ document, title: titleOf(sheet) }]
  })
  const selected = own.selection === null ? [] : selectedCells(grid, own.selection)
  const isSelection = selected.length > 1
  const back = own.cell === null ? null : backTo(before, own.cell, of)
  const [bar, { height }] = useSize()
  const whereOf = (cell: Cell) => whereAmong(cell, of, titleOf)

  return (
    <Card height="fill" overflow="auto" style={SCROLLS} data-testid="prices">
      {/* Not of what scrolls: prices would be seen above the bar that stays. */}
      <Stack gap={4} padding={[3, 4]}>
        <Flex gap={4} align="flex-end" wrap="wrap">
          {/* It keeps its width, so that what stands beside it goes below. */}
          <Box style={{ flex: '1 0 auto' }}>
            <Heading as="h1" size={2}>
              Prices
            </Heading>
          </Box>
          <SelectField
            label="Show"
            problem={null}
            readOnly={false}
            value={chosen}
            options={[{ id: ALL, label: 'All categories' }, ...sheets.map(sheet => ({ id: sheet.document, label: titleOf(sheet) }))]}
            onChange={setChosen}
          />
        </Flex>
        <ColumnTools shown={owners} current={current} today={today} drafts={drafts} onEdit={edit} onAdded={awaitColumn} />
        <LastPrices documents={documents} content={content} />
        <SheetTools>
          <RaiseBar
            cells={isSelection ? selected : grid.flat().filter(cell => cell !== null)}
            isSelection={isSelection}
            shownOf={of.length === 1 && of[0] !== undefined ? titleOf(of[0]) : 'all categories'}
            content={content}
            checkOf={cell => value => priceProblems(value, scopeOf(cell))[0]?.message ?? null}
            drafts={drafts}
            wholeOf={cell => wholeOf(cell, of)}
            whereOf={whereOf}
            rowsOf={({ cell, after }) => changedRows({ place: cell.place, after }, scopeOf(cell), wording)}
            onChange={change}
          />
          <Stack gap={4}>
            <CompareField day={day} today={today} earlier={earlier} onChange={setDay} />
            <FileBar sheets={of} cells={cells} titleOf={titleOf} whereOf={whereOf} wordsOf={wordsOf} money={money} onChange={change} />
          </Stack>
        </SheetTools>
        <CellBar
          ref={bar}
          cell={own.cell}
          shown={own.cell === null ? null : shown(own.cell)}
          count={selected.length}
          form={own.cell === null ? null : formOf(own.cell)}
          refused={own.refused}
          onFill={own.fill}
          onUndo={undo}
          onPutBack={back === null ? null : () => change([back])}
        >
          <PublishAll documents={documents} ids={sheets.map(({ document }) => document).filter(id => !takenOff.has(id))} isSettled={isSettled} />
        </CellBar>
        {failure !== null && (
          <Card tone="critical" border radius={2} padding={3} role="alert">
            <Text size={1}>The last change was not taken: {failure}</Text>
          </Card>
        )}
        <SheetGrid sheets={of} titleOf={titleOf} below={height} shown={shown} beforeTitle={compared === null ? 'Published' : compared} {...own} />
      </Stack>
    </Card>
  )
}
