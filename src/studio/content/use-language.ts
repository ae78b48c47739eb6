import { languageOf } from '../../cms/defaults/complete.ts'
import { draftsFirst } from '../../studio-model/publish/check-draft.ts'
import { useContent } from './use-content.ts'

/** The language of the content, by whose defaults documents are completed; undefined until it is loaded. */
export function useLanguage(): unknown {
  const content = useContent()
  return content === null ? undefined : languageOf(draftsFirst(content).find(({ _id }) => _id === 'business'))
}
