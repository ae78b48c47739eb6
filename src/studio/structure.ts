import { SortIcon } from '@sanity/icons/Sort'
import { firstValueFrom } from 'rxjs'
import type { StructureResolver } from 'sanity/structure'
import { DOCUMENT_SHAPE, isSingleton, titleOf } from '../studio-model/documents/documents.ts'
import { OrderPane } from './order/order-pane.tsx'
import { documentViews } from './page/document-views.ts'
import { priceFormatOf } from './previews/price-format.ts'
import { DOCUMENT_ICONS } from './schema/document-icons.ts'
import { API_VERSION } from './client/api-version.ts'

/** The Studio's root list: categories in the site's order, then each singleton document. */
export const structure: StructureResolver = (S, { getClient }) => {
  const categories = S.documentTypeList('category')
    .title('Categories')
    .defaultOrdering([
      { field: 'order', direction: 'asc' },
      { field: 'id', direction: 'asc' },
    ])
  const whenPricesAreKnown = <List>(list: List) => firstValueFrom(priceFormatOf(getClient(API_VERSION))).then(() => list)
  const singleton = (type: string, title: string) => {
    const form = S.document().schemaType(type).documentId(type).title(title).views(documentViews(S))
    return type === 'visit' ? form.initialValueTemplate(type) : form
  }
  const singletons = Object.keys(DOCUMENT_SHAPE).filter(isSingleton)
  return S.list()
    .title('Content')
    .items([
      // The words of a document's preview wait for nothing, so the price format must be loaded before the list.
      S.listItem()
        .id('category')
        .title('Categories')
        .icon(DOCUMENT_ICONS.category)
        .schemaType('category')
        .child(() => whenPricesAreKnown(categories)),
      S.listItem()
        .id('order')
        .title('Order of the categories')
        .icon(SortIcon)
        .child(S.component(OrderPane).id('order').title('Order of the categories')),
      S.divider(),
      ...singletons.map(type => {
        const title = titleOf(type)
        return S.listItem().id(type).title(title).icon(DOCUMENT_ICONS[type]).schemaType(type).child(singleton(type, title))
      }),
    ])
}
