import { Card, Stack, Text } from '@sanity/ui'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import type { DraftProblem } from '../../contract/generated/types.ts'
import { nameIn } from '../../studio-model/documents/document-name.ts'
import { DOCUMENT_SHAPE } from '../../studio-model/documents/documents.ts'
import { placeOf } from '../../studio-model/documents/place-of.ts'
import { useEditingContent } from '../content/use-editing-content.ts'
import { besideUnusedReasons } from '../../studio-model/publish/unused-reasons.ts'
import { saidWords } from '../../studio-model/publish/finding-words.ts'
import { isToFillIn } from '../../studio-model/publish/to-fill-in.ts'
import { withoutInheritedIn } from '../../studio-model/publish/without-inherited.ts'
import { GoneNamesView } from './gone-names-view.tsx'
import { UnusedReasonsView } from './unused-reasons-view.tsx'
import { type OpenPlace, PlaceLink } from './place-link.tsx'

const NOT_TAKEN = 'The site would not take this: visitors would go on seeing what they see now.'

/** Of what nobody got wrong: it is only not there yet. */
const NOT_FILLED_IN = 'Before the site can take this:'

interface ProblemsViewProps {
  /** The id of the open document; null where none is open. */
  openId: string | null
  problems: readonly DraftProblem[]
  /** The documents as they would be published. */
  documents: readonly DatasetDocument[]
  onOpen?: OpenPlace
  title?: string | undefined
}

/** Problems for which the site would refuse the change, each with a link to its field; what was taken away can be taken out everywhere. */
export function ProblemsView({ openId, problems, documents, onOpen, title }: ProblemsViewProps) {
  const isOnlyEmpty = problems.every(problem => isStillEmpty(problem, documents))
  return (
    <Card tone={isOnlyEmpty ? 'caution' : 'critical'} border radius={2} padding={3} role="alert">
      <Stack gap={4}>
        <Text size={1} weight="semibold">
          {title ?? (isOnlyEmpty ? NOT_FILLED_IN : NOT_TAKEN)}
        </Text>
        <GoneNamesView problems={problems} documents={documents} />
        <UnusedReasonsView problems={problems} documents={documents} />
        <Stack as="ul" gap={3}>
          {besideUnusedReasons(documents, withoutInheritedIn(documents, problems)).map(problem => (
            <li key={`${problem.document}${problem.pointer} ${problem.message}`}>
              <ProblemView openId={openId} problem={problem} documents={documents} onOpen={onOpen} />
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}

/** Whether nothing stands there yet, where something has to. */
function isStillEmpty({ document: id, pointer, message }: DraftProblem, documents: readonly DatasetDocument[]): boolean {
  const document = documents.find(({ _id }) => _id === id)
  if (document === undefined) return false
  return isToFillIn(message, placeOf(document, DOCUMENT_SHAPE[document._type] ?? '', pointer).value)
}

interface ProblemViewProps {
  openId: string | null
  problem: DraftProblem
  documents: ProblemsViewProps['documents']
  onOpen: OpenPlace | undefined
}

function ProblemView({ openId, problem: { document: id, pointer, message }, documents, onOpen }: ProblemViewProps) {
  const content = useEditingContent()
  const document = documents.find(({ _id }) => _id === id)
  if (document === undefined) return <Text size={1}>{id === '' ? message : `${nameIn(documents, id)}: ${message}`}</Text>
  const shape = DOCUMENT_SHAPE[document._type] ?? ''
  const money = content === 'loading' || content === null ? null : content.money
  return (
    <Text size={1}>
      <PlaceLink openId={openId} document={document} pointer={pointer} documents={documents} onOpen={onOpen} />:{' '}
      {saidWords(message, document, shape, pointer, money)}
    </Text>
  )
}
