import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import { valueAt } from '../../studio-model/documents/values-around.ts'
import { defaultText } from '../../studio-model/documents/default-text.ts'
import { useLanguage } from '../content/use-language.ts'

const PATH = ['wording', 'goodToKnow']

/** Returns the title under which pages tell what else there is to know of a category: the site's own, or the usual one of the language. */
export function useGoodToKnow(documents: readonly DatasetDocument[]): string {
  const language = useLanguage()
  const site = documents.find(({ _id }) => _id === 'site') ?? { _type: 'site' }
  const own = valueAt(site, PATH)
  return typeof own === 'string' ? own : (defaultText(site, PATH, language) ?? '')
}
