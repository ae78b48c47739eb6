import { Card, Text } from '@sanity/ui'
import { useEditState } from 'sanity'
import { useDocumentPane } from 'sanity/structure'
import { DRAFTS } from '../../cms/sanity/layer.ts'
import { useLayer } from '../content/use-layer.ts'

/** Says above the form of a draft that it is not on the site: it was never published, or was taken off. In a release much is new. */
export function NotOnSite() {
  const { documentId, documentType } = useDocumentPane()
  const { ready, draft, published } = useEditState(documentId, documentType)
  const layer = useLayer()
  if (!ready || draft === null || published !== null || layer !== DRAFTS) return null
  return (
    <Card tone="caution" border radius={2} padding={3} data-testid="not-on-site">
      <Text size={1}>This is not on the site: visitors see nothing of it until it is published.</Text>
    </Card>
  )
}
