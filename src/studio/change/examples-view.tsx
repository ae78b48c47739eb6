import { Button, Flex, Stack, Text } from '@sanity/ui'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import type { FailedExample } from '../../contract/generated/types.ts'
import { acceptedExamples, EXAMPLES } from '../../studio-model/publish/accepted-examples.ts'
import { useExamplesPatch } from '../content/use-examples-patch.ts'
import { FromTo } from './from-to.tsx'
import { SectionCard } from './section-card.tsx'

interface ExamplesViewProps {
  examples: readonly FailedExample[]
  /** The documents as they would be published. */
  documents: readonly DatasetDocument[]
  /** Whether a press here accepts them; else one elsewhere does, with what it publishes. */
  isAcceptedHere: boolean
}

/** Examples that a change breaks, old price and new side by side, and what has to be done about them: nothing where publishing accepts them. */
export function ExamplesView({ examples, documents, isAcceptedHere }: ExamplesViewProps) {
  const patch = useExamplesPatch()
  const accept = () => patch?.([{ set: acceptedExamples(examplesIn(documents), examples) }])
  const what = newWhat(examples)
  return (
    <SectionCard title={headingOf(examples)} label="Examples" {...(isAcceptedHere && { tone: 'caution' as const })}>
      <Text size={1}>An example is an estimate that was kept with its price (under Content, Examples), so that no price changes unseen.</Text>
      {!isAcceptedHere && <Text size={1}>{`If the new ${what}s are right, there is nothing to do: they are kept when you publish.`}</Text>}
      <Stack as="ul" gap={3} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {examples.map(({ title, expected, actual, mended }) => (
          <Flex as="li" key={title} gap={3} justify="space-between" wrap="wrap">
            <Stack gap={2}>
              <Text size={1}>{title}</Text>
              {mended !== undefined && (
                <Text size={1} muted>
                  with {mended.text}
                </Text>
              )}
            </Stack>
            {expected === actual ? <Text size={1}>{actual}, as before</Text> : <FromTo before={expected} after={actual} />}
          </Flex>
        ))}
      </Stack>
      {isAcceptedHere && <Button mode="ghost" disabled={patch === null} text={acceptWords(examples)} onClick={accept} />}
    </SectionCard>
  )
}

function headingOf(examples: readonly FailedExample[]): string {
  const count = examples.length
  const what = newWhat(examples)
  return count === 1 ? `An example gets a new ${what}` : `${count} examples get new ${what}s`
}

/** What the press says that accepts them all. */
function acceptWords(examples: readonly FailedExample[]): string {
  const what = newWhat(examples)
  return examples.length === 1 ? `Accept the new ${what} of the example` : `Accept the new ${what}s of ${examples.length} examples`
}

function newWhat(examples: readonly FailedExample[]): string {
  return examples.some(isMended) ? 'answer' : 'price'
}

function isMended({ mended }: FailedExample): boolean {
  return mended !== undefined
}

export function examplesIn(documents: readonly DatasetDocument[]): Partial<DatasetDocument> {
  return documents.find(({ _id }) => _id === EXAMPLES) ?? {}
}
