import { Button, Card, Flex, Text } from '@sanity/ui'
import { DRAFTS, layerWords } from '../../studio-model/documents/layer.ts'
import { useLayer } from '../content/use-layer.ts'

interface AddedNoteProps {
  title: string
  onPublish: () => void
}

/** That an offer which was just added is not on the site yet, and the press that shows what publishing it does. */
export function AddedNote({ title, onPublish }: AddedNoteProps) {
  const layer = useLayer()
  return (
    <Card tone="caution" border radius={2} padding={3}>
      <Flex gap={3} align="center" wrap="wrap">
        <Text size={1}>
          “{title}” stands in {layerWords(layer)}. Visitors get it once {layer === DRAFTS ? 'you publish it' : 'that is published'}.
        </Text>
        {layer === DRAFTS && <Button fontSize={1} padding={2} text="Publish it…" onClick={onPublish} />}
      </Flex>
    </Card>
  )
}
