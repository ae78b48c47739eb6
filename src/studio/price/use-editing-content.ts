import { useMemo } from 'react'
import { useEditState } from 'sanity'
import { type EditingContent, editingContent } from '../model/editing-content.ts'

/** The currency, the reasons and the wording as they are now, drafts before what is published: 'loading', or null when the dataset lacks them. */
export function useEditingContent(): EditingContent | 'loading' | null {
  const business = useEditState('business', 'business', 'low')
  const messages = useEditState('messages', 'messages', 'low')
  const content = useMemo(
    () => editingContent([business.draft, business.published], [messages.draft, messages.published]),
    [business.draft, business.published, messages.draft, messages.published],
  )
  return content ?? (business.ready && messages.ready ? null : 'loading')
}
