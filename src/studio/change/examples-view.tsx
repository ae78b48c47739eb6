import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import type { FailedExample } from '../../contract/generated/types.ts'
import { acceptedPrices, EXAMPLES } from '../../studio-model/publish/accepted-examples.ts'
import { useExamplesPatch } from '../content/use-examples-patch.ts'
import { FromTo } from './from-to.tsx'

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
  const accept = () => patch?.([{ set: acceptedPrices(examplesIn(documents), examples) }])
  return (
    <Card as="section" tone="caution" border radius={2} padding={3} aria-label="Examples">
      <Stack gap={4}>
        <Heading as="h3" size={1}>
          {examples.length === 1 ? 'An example costs something else' : `${examples.length} examples cost something else`}
        </Heading>
        <Text size={1}>Examples are prices that you keep, so that none changes unseen. Is this what they cost from now on?</Text>
        <Stack as="ul" gap={3} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {examples.map(({ title, expected, actual }) => (
            <Flex as="li" key={title} gap={3} justify="space-between" wrap="wrap">
              <Text size={1}>{title}</Text>
              <FromTo before={expected} after={actual} />
            </Flex>
          ))}
        </Stack>
        {isAcceptedHere && <Button mode="ghost" disabled={patch === null} text={acceptWords(examples.length)} onClick={accept} />}
      </Stack>
    </Card>
  )
}

/** What the press says that accepts the new prices of so many. */
export function acceptWords(count: number): string {
  return count === 1 ? 'Accept the new price' : `Accept all ${count} new prices`
}

export function examplesIn(documents: readonly DatasetDocument[]): Partial<DatasetDocument> {
  return documents.find(({ _id }) => _id === EXAMPLES) ?? {}
}
