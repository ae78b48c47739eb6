import { Card } from '@sanity/ui'
import { type Path, useFormValue } from 'sanity'
import { useRouter } from 'sanity/router'
import { useDocumentPane } from 'sanity/structure'
import { fieldsOf, textAt } from '../../studio-model/draft/draft-value.ts'
import { columnQuestions, missingRows } from '../../studio-model/sheet/new-column.ts'
import { Suggestion } from '../change/suggestion.tsx'
import { insertOperations } from '../client/patch-operations.ts'
import { useDraftEdit } from '../client/use-draft-edit.tsx'
import { SHEET_TOOL } from '../sheet/sheet-tool.tsx'

/** Below the answers to a question: those that prices depend on and do not know yet, with a press that leads to where all of them are written at once. `path` is that of the answers. */
export function MissingPrices({ path }: { path: Path }) {
  const document = fieldsOf(useFormValue([]))
  const own = textAt(fieldsOf(useFormValue(path.slice(0, -1))), 'id')
  const { documentId } = useDocumentPane()
  const router = useRouter()
  const { edit, failure } = useDraftEdit()
  const question = columnQuestions(document).find(({ id }) => id === own)
  if (question === undefined) return null
  const lacking = question.options
    .map(option => ({ ...option, rows: missingRows(document, question, option.id) }))
    .filter(({ rows }) => rows.length > 0)
  if (lacking.length === 0) return null
  const names = new Intl.ListFormat('en').format(lacking.map(({ label }) => `“${label}”`))
  const write = () => {
    const rows = lacking.flatMap(option => option.rows)
    edit(
      rows.map(row => [documentId, insertOperations(row)]),
      () => router.navigateIntent(SHEET_TOOL.name, { tool: SHEET_TOOL.name }),
    )
  }
  return (
    <Card tone="caution" border radius={2} padding={3}>
      <Suggestion press="Write them in Prices" onPress={write}>
        {names} {lacking.length === 1 ? 'has' : 'have'} no prices yet.
      </Suggestion>
      {failure}
    </Card>
  )
}
