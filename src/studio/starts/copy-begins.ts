import { useMemo } from 'react'
import type { DocumentActionComponent, DuplicateDocumentActionComponent, SanityDocumentLike } from 'sanity'
import { memoize } from '../../catalog/memoize.ts'
import { keyedList } from '../../studio-model/draft/draft-value.ts'
import { draftsFirst } from '../../studio-model/publish/check-draft.ts'
import { categoryCopy } from '../../studio-model/starts/category-copy.ts'
import { useContent } from '../content/use-content.ts'

/**
 * Sanity's Duplicate, whose copy of a category begins as a new one does: without a name, and without what follows from it.
 * Memoized as Publish is: a new function would be a new button.
 */
export const copyBegins = memoize(begun)

function begun(duplicate: DuplicateDocumentActionComponent): DocumentActionComponent {
  const useDuplicate: DocumentActionComponent = props => {
    const content = useContent()
    const mapDocument = useMemo(() => {
      const categories = content === null ? [] : draftsFirst(content).filter(({ _type }) => _type === 'category')
      const ids = categories.flatMap(({ packages }) => keyedList(packages).map(({ item }) => item['id']))
      return (document: SanityDocumentLike) => categoryCopy(document, ids)
    }, [content])
    return duplicate(props.type === 'category' ? { ...props, mapDocument } : props)
  }
  return Object.assign(useDuplicate, { action: duplicate.action, displayName: 'CopyBegins' })
}
