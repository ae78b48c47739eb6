import { type Path, useFormValue } from 'sanity'
import { categoryOf, type NamedThings } from '../../studio-model/documents/choices-of.ts'
import { valuesAround } from '../../studio-model/documents/values-around.ts'
import { draftsFirst } from '../../studio-model/publish/check-draft.ts'
import { useContent } from './use-content.ts'

/** What content may name at a place: things of the edited document, or the category that it is about, the business and, for a visit, all categories. */
export function useNamedThings(path: Path = []): NamedThings {
  const document = useFormValue([])
  const item = useFormValue(path.slice(0, 2))
  const content = useContent()
  const documents = content === null ? [] : draftsFirst(content)
  const business = documents.find(({ _id }) => _id === 'business')
  const form = documents.find(({ _id }) => _id === 'bookingForm')
  const site = documents.find(({ _id }) => _id === 'site')
  const categories = documents.filter(({ _type }) => _type === 'category')
  return { document: categoryOf(document, item, documents), categories, business, form, site, around: valuesAround(document, path) }
}
