import { useEffect, useState } from 'react'
import { combineLatest } from 'rxjs'
import { useGrantsStore } from 'sanity'
import { draftId } from '../../studio-model/publish/publish-actions.ts'
import type { Documents } from '../../studio-model/publish/check-draft.ts'

export const MAY_NOT_PUBLISH = 'This account may edit and not publish'

/** Whether this account may publish the drafts of these documents, asked as Sanity's own Publish asks; true until that is known. */
export function useMayPublish(ids: readonly string[], { published, drafts }: Documents): boolean {
  const grants = useGrantsStore()
  const [isRefused, setRefused] = useState(false)
  const asked = ids.join(' ')
  useEffect(() => {
    const ids = asked.split(' ')
    const answers = drafts
      .filter(({ _id }) => ids.includes(_id))
      .flatMap(draft => [
        grants.checkDocumentPermission('update', published.find(({ _id }) => _id === draft._id) ?? null),
        grants.checkDocumentPermission('update', { ...draft, _id: draftId(draft._id) }),
        grants.checkDocumentPermission('create', draft),
      ])
    // Nothing is said of no drafts.
    const subscription = combineLatest(answers).subscribe(all => setRefused(all.some(({ granted }) => !granted)))
    return () => subscription.unsubscribe()
  }, [grants, asked, published, drafts])
  return !isRefused
}
