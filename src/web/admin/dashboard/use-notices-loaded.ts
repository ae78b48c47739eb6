import { useQuery } from '@tanstack/react-query'
import { useApi } from '../data/api-context.ts'
import { contentStateQuery } from '../data/content/content-state.ts'
import { mailStateQuery } from '../data/mails/mail-state.ts'

/** Whether it is known which notices stand above the view, or cannot be: shown before, the view would be pushed away under a press. */
export function useNoticesLoaded(): boolean {
  const api = useApi()
  const content = useQuery(contentStateQuery(api))
  const mails = useQuery(mailStateQuery(api))
  return !content.isLoading && !mails.isLoading
}
