import { useMemo } from 'react'
import { useFormValue } from 'sanity'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import { layerOf } from '../../cms/sanity/layer.ts'
import { ownFirst } from '../../studio-model/documents/own-first.ts'
import { useContent } from './use-content.ts'

/** What is published, of the edited document first; nothing until it is loaded. */
export function usePublished(): readonly DatasetDocument[] {
  const id = useFormValue(['_id'])
  const published = useContent()?.published
  return useMemo(() => (published === undefined ? [] : ownFirst(layerOf(String(id)).id, published)), [id, published])
}
