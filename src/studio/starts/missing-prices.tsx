import { Card, Stack } from '@sanity/ui'
import { useState } from 'react'
import { type Path, useFormValue } from 'sanity'
import { useRouter } from 'sanity/router'
import { useDocumentPane } from 'sanity/structure'
import { fieldsOf, textAt } from '../../studio-model/draft/draft-value.ts'
import { utcToday } from '../../studio-model/draft/utc-today.ts'
import { columnQuestions, missingRows } from '../../studio-model/sheet/new-column.ts'
import { Suggestion } from '../change/suggestion.tsx'
import { insertOperations } from '../client/patch-operations.ts'
import { useDraftEdit } from '../client/use-draft-edit.tsx'
import { SHEET_TOOL } from '../sheet/sheet-tool.tsx'

/** Below the answers to a question: one that prices depend on and do not know yet, with a press that leads to where all of them are written at once. `path` is that of the answers. */
export function MissingPrices({ path }: { path: Path }) {
  const document = fieldsOf(useFormValue([]))
  const own = textAt(fieldsOf(useFormValue(path.slice(0, -1))), 'id')
  const { documentId } = useDocumentPane()
  const router = useRouter()
  const [isSent, setSent] = useState(false)
  const { edit, failure } = useDraftEdit()
  const today = utcToday()
  const question = columnQuestions(document, today).find(({ id }) => id === own)
  const lacking = question?.options.flatMap(({ id, label }) => {
    const rows = missingRows(document, question, id, today)
    return rows === null ? [] : [{ label, rows }]
  })
  const first = lacking?.[0]
  if (first === undefined) return null
  const { label, rows } = first
  const write = () => {
    // A second press would write the rows twice.
    setSent(true)
    edit(
      rows.insertions.map(row => [documentId, insertOperations(row)]),
      () => router.navigateIntent(SHEET_TOOL.name, { tool: SHEET_TOOL.name }),
    )
  }
  return (
    <Card tone="caution" border radius={2} padding={3}>
      <Stack gap={3}>
        <Suggestion press="Write them in Prices" isLive isDisabled={isSent && !failure} onPress={write}>
          “{label}” has no prices yet.{rows.lastsLike !== null && ` It would take as long as “${rows.lastsLike}”.`}
        </Suggestion>
        {failure}
      </Stack>
    </Card>
  )
}
