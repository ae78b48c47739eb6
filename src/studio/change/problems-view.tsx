import { Card, Stack, Text } from '@sanity/ui'
import { pathToString } from 'sanity'
import { IntentLink } from 'sanity/router'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import type { DraftProblem } from '../../contract/generated/types.ts'
import { DOCUMENT_SHAPE, titleOf } from '../../studio-model/documents/documents.ts'
import { nameIn } from '../../studio-model/documents/document-name.ts'
import { useEditingContent } from '../content/use-editing-content.ts'
import { itemNames } from '../../studio-model/documents/item-names.ts'
import { comparedWords } from '../../studio-model/publish/compared-words.ts'
import { useGoTo } from '../form/use-go-to.ts'
import { type PathStep, placeOf } from '../../studio-model/documents/place-of.ts'
import { problemWords } from '../../studio-model/publish/problem-words.ts'

interface ProblemsViewProps {
  /** The id of the open document; null where none is open. */
  openId: string | null
  problems: readonly DraftProblem[]
  /** The documents as they would be published. */
  documents: readonly DatasetDocument[]
}

/** Problems for which the site would refuse the change; each links to its field. */
export function ProblemsView({ openId, problems, documents }: ProblemsViewProps) {
  return (
    <Card tone="critical" border radius={2} padding={3} role="alert">
      <Stack gap={4}>
        <Text size={1} weight="semibold">
          The site would not take this: visitors would go on seeing what they see now.
        </Text>
        <Stack as="ul" gap={3}>
          {problems.map(problem => (
            <li key={`${problem.document}${problem.pointer} ${problem.message}`}>
              <ProblemView openId={openId} problem={problem} documents={documents} />
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}

function ProblemView({
  openId,
  problem: { document: id, pointer, message },
  documents,
}: {
  openId: string | null
  problem: DraftProblem
  documents: ProblemsViewProps['documents']
}) {
  const content = useEditingContent()
  const document = documents.find(({ _id }) => _id === id)
  if (document === undefined) return <Text size={1}>{id === '' ? message : `${titleOf(id)}: ${message}`}</Text>
  const shape = DOCUMENT_SHAPE[document._type] ?? ''
  const place = placeOf(document, shape, pointer)
  const words = [nameIn(documents, id), ...itemNames(document, pointer), place.title].filter(Boolean).join(', ')
  const money = content === 'loading' || content === null ? null : content.money
  return (
    <Text size={1}>
      {id === openId ? (
        <OpenField path={place.path} words={words} />
      ) : (
        <IntentLink intent="edit" params={{ id, type: document._type, path: pathToString(place.path) }}>
          {words}
        </IntentLink>
      )}
      : {comparedWords(message, document, shape, pointer, money) ?? problemWords(message, place)}
    </Text>
  )
}

/** Leads to a field of the form that is open beside it. */
function OpenField({ path, words }: { path: PathStep[]; words: string }) {
  const goTo = useGoTo()
  return (
    <button type="button" style={LINK} onClick={() => goTo(path)}>
      {words}
    </button>
  )
}

/** A button that looks like a link, since it leads elsewhere in the page. */
const LINK = {
  border: 0,
  padding: 0,
  background: 'none',
  font: 'inherit',
  color: 'var(--card-link-fg-color)',
  textDecoration: 'underline',
  cursor: 'pointer',
  textAlign: 'start',
} as const
