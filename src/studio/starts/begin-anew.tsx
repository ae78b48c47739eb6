import { Button, Flex } from '@sanity/ui'
import { useClient } from 'sanity'
import { useDocumentPane } from 'sanity/structure'
import { isOptional } from '../../cms/documents/documents.ts'
import { DRAFTS } from '../../cms/sanity/layer.ts'
import { isSingleton } from '../../studio-model/documents/documents.ts'
import { draftId } from '../../studio-model/publish/publish-actions.ts'
import { NEW_DOCUMENTS } from '../../studio-model/starts/new-documents.ts'
import { API_VERSION } from '../client/api-version.ts'
import { useLayer } from '../content/use-layer.ts'

/** A singleton whose last version is gone is locked by Sanity until that is brought back: a press begins an empty one instead. */
export function BeginAnew() {
  const { isDeleted, documentId, documentType } = useDocumentPane()
  const client = useClient(API_VERSION)
  const layer = useLayer()
  if (!isDeleted || layer !== DRAFTS || !isSingleton(documentId) || !isOptional(documentId)) return null
  const begin = () => void client.createIfNotExists({ _id: draftId(documentId), _type: documentType, ...NEW_DOCUMENTS[documentType] })
  return (
    <Flex>
      <Button mode="ghost" fontSize={1} padding={3} text="Begin with an empty one" onClick={begin} />
    </Flex>
  )
}
