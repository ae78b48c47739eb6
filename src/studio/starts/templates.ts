import { firstValueFrom } from 'rxjs'
import type { InitialValueResolverContext, Template } from 'sanity'
import { languageOf } from '../../cms/defaults/complete.ts'
import { isSingleton } from '../../studio-model/documents/documents.ts'
import { draftsFirst } from '../../studio-model/publish/check-draft.ts'
import { CATEGORY_STARTS, categoryStart, type CategoryStart } from '../../studio-model/starts/category-starts.ts'
import { contentOf } from '../content/content-store.ts'
import { mediaNow } from '../content/media.ts'
import { API_VERSION } from '../client/api-version.ts'

/** The initial values of new documents: of categories by how they are priced, and of the visit, the only singleton with any. */
export function templates(known: Template[]): Template[] {
  const others = known.filter(({ schemaType }) => !isSingleton(schemaType) && schemaType !== 'category')
  return [...others, ONE_ITEM, ...(Object.keys(CATEGORY_STARTS) as CategoryStart[]).map(templateOf)]
}

/** A new visit document allows one item, as a site without that document does: its schema's default of several would change the form. */
const ONE_ITEM: Template = { id: 'visit', title: 'Visit', schemaType: 'visit', value: { mostItems: 1 } }

function templateOf(start: CategoryStart): Template {
  return {
    id: `category-${start}`,
    title: CATEGORY_STARTS[start],
    schemaType: 'category',
    value: async (_: unknown, { getClient }: InitialValueResolverContext) => {
      const [documents, { illustrations }] = await Promise.all([firstValueFrom(contentOf(getClient(API_VERSION))), mediaNow()])
      const business = draftsFirst(documents).find(({ _id }) => _id === 'business')
      return categoryStart(start, languageOf(business), illustrations)
    },
  }
}
