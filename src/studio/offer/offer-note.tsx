import { Button, Card, Flex, Text } from '@sanity/ui'
import { DRAFTS } from '../../cms/sanity/layer.ts'
import { useLayer } from '../content/use-layer.ts'

interface OfferNoteProps {
  words: string
  /** Null where there is nothing to publish. */
  onPublish: (() => void) | null
}

/** That a change of an offer is not on the site yet, and the press that shows what publishing it does. */
export function OfferNote({ words, onPublish }: OfferNoteProps) {
  const layer = useLayer()
  return (
    <Card tone="caution" border radius={2} padding={3}>
      <Flex gap={3} align="center" wrap="wrap">
        <Text size={1}>{words}</Text>
        {layer === DRAFTS && onPublish !== null && <Button fontSize={1} padding={2} text="Publish it…" onClick={onPublish} />}
      </Flex>
    </Card>
  )
}
