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

/** Examples that a change breaks, old price and new side by side, and a press that accepts them all. */
export function ExamplesView({ examples, documents, isAcceptedHere }: ExamplesViewProps) {
  const patch = useExamplesPatch()
  const accept = () => patch?.([{ set: acceptedExamples(examplesIn(documents), examples) }])
  return (
    <SectionCard title={headingOf(examples)} label="Examples" tone="caution">
      <Text size={1}>
        An example is an estimate that was kept with its price (under Content, Examples), so that no price changes unseen. With this change:
      </Text>
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
  if (examples.some(isMended)) return count === 1 ? 'An example needs a new answer' : `${count} examples need new answers`
  return count === 1 ? 'An example costs something else' : `${count} examples cost something else`
}

/** What the press says that accepts them all. */
function acceptWords(examples: readonly FailedExample[]): string {
  return `Accept the ${newWords(examples)}`
}

/** What the press says that publishes, and accepts them all: examples are counted apart from the prices that change, which are often more. */
export function publishWords(examples: readonly FailedExample[]): string {
  return examples.length === 0 ? 'Publish' : `Publish, with the ${newWords(examples)}`
}

function newWords(examples: readonly FailedExample[]): string {
  const what = examples.some(isMended) ? 'answer' : 'new price'
  return examples.length === 1 ? `${what} of the example` : `${what}s of ${examples.length} examples`
}

function isMended({ mended }: FailedExample): boolean {
  return mended !== undefined
}

export function examplesIn(documents: readonly DatasetDocument[]): Partial<DatasetDocument> {
  return documents.find(({ _id }) => _id === EXAMPLES) ?? {}
}
