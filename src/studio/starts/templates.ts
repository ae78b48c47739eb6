import { firstValueFrom } from 'rxjs'
import type { InitialValueResolverContext, Template } from 'sanity'
import { languageOf } from '../../cms/defaults/complete.ts'
import { editingContent } from '../../studio-model/draft/editing-content.ts'
import { utcToday } from '../../studio-model/draft/utc-today.ts'
import { isSingleton, titleOf } from '../../studio-model/documents/documents.ts'
import { withStandingOffers } from '../../studio-model/offer/standing-offers.ts'
import { draftsFirst } from '../../studio-model/publish/check-draft.ts'
import { CATEGORY_STARTS, categoryStart, type CategoryStart } from '../../studio-model/starts/category-starts.ts'
import { NEW_DOCUMENTS } from '../../studio-model/starts/new-documents.ts'
import { contentOf } from '../content/content-store.ts'
import { mediaNow } from '../content/media.ts'
import { API_VERSION } from '../client/api-version.ts'

/** The initial values of new documents: of categories by how they are priced, with the offers that are for everything, and of the visit, the only singleton with any. */
export function templates(known: Template[]): Template[] {
  const others = known.filter(({ schemaType }) => !isSingleton(schemaType) && schemaType !== 'category')
  return [...others, NEW_VISIT, ...(Object.keys(CATEGORY_STARTS) as CategoryStart[]).map(templateOf)]
}

const NEW_VISIT: Template = { id: 'visit', title: titleOf('visit'), schemaType: 'visit', value: NEW_DOCUMENTS['visit'] }

function templateOf(start: CategoryStart): Template {
  return {
    id: `category-${start}`,
    title: CATEGORY_STARTS[start],
    schemaType: 'category',
    value: async (_: unknown, { getClient }: InitialValueResolverContext) => {
      const [documents, { illustrations }] = await Promise.all([firstValueFrom(contentOf(getClient(API_VERSION))), mediaNow()])
      const [business, messages] = ['business', 'messages'].map(id => draftsFirst(documents).filter(({ _id }) => _id === id))
      const value = categoryStart(start, languageOf(business?.[0]), illustrations)
      const wording = editingContent(business ?? [], messages ?? [])
      return wording === null ? value : withStandingOffers(value, documents.published, wording, utcToday())
    },
  }
}
