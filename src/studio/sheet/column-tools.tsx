import type { PatchOperations } from '@sanity/client'
import { Flex } from '@sanity/ui'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import type { Day } from '../../contract/generated/types.ts'
import { columnsOff } from '../../studio-model/sheet/column-off.ts'
import { mayHaveColumns } from '../../studio-model/sheet/first-column.ts'
import { columnQuestions } from '../../studio-model/sheet/new-column.ts'
import { AddColumn } from './add-column.tsx'
import { TakeColumnOff } from './take-column-off.tsx'
import type { AwaitedColumn } from './use-awaited-column.ts'

interface ColumnToolsProps {
  /** The documents that are shown, as they are edited. */
  shown: readonly { document: DatasetDocument; title: string }[]
  /** Every document as it is edited. */
  current: readonly DatasetDocument[]
  today: Day
  drafts: ReadonlySet<string>
  onEdit: (document: string, patches: readonly PatchOperations[]) => void
  onAdded: (column: AwaitedColumn | null) => void
}

/** What adds a column to the sheets that are shown, and what takes one off. */
export function ColumnTools({ shown, current, today, onAdded, ...edited }: ColumnToolsProps) {
  const places = shown.flatMap(one => columnQuestions(one.document, today).map(question => ({ ...one, question })))
  const firsts = shown.filter(({ document }) => places.every(place => place.document !== document) && mayHaveColumns(document))
  const columns = shown.flatMap(({ document, title }) => columnsOff(document, today).map(column => ({ document: document._id, title, column })))
  // Hidden, not left out: what was said of a column is there still when its category is shown again.
  const display = places.length + firsts.length + columns.length > 0 ? 'flex' : 'none'
  return (
    <Flex gap={3} align="center" wrap="wrap" style={{ display }}>
      <AddColumn places={places} firsts={firsts} current={current} onAdded={onAdded} {...edited} />
      <TakeColumnOff places={columns} shown={shown.map(({ document }) => document._id)} {...edited} />
    </Flex>
  )
}
