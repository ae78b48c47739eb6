import { BillIcon } from '@sanity/icons/Bill'
import { CalendarIcon } from '@sanity/icons/Calendar'
import { CaseIcon } from '@sanity/icons/Case'
import { ColorWheelIcon } from '@sanity/icons/ColorWheel'
import { CommentIcon } from '@sanity/icons/Comment'
import { CreditCardIcon } from '@sanity/icons/CreditCard'
import { DesktopIcon } from '@sanity/icons/Desktop'
import { HomeIcon } from '@sanity/icons/Home'
import { SortIcon } from '@sanity/icons/Sort'
import { TagIcon } from '@sanity/icons/Tag'
import type { ComponentType } from 'react'
import { firstValueFrom } from 'rxjs'
import type { StructureResolver } from 'sanity/structure'
import type { DocumentName } from '../cms/documents/documents.ts'
import { DOCUMENT_SHAPE, isSingleton, titleOf } from '../studio-model/documents/documents.ts'
import { OrderPane } from './order/order-pane.tsx'
import { documentViews } from './page/document-views.ts'
import { priceFormatOf } from './previews/price-format.ts'
import { API_VERSION } from './client/api-version.ts'

const ICONS: Readonly<Record<DocumentName, ComponentType>> = {
  business: HomeIcon,
  site: DesktopIcon,
  bookingForm: CalendarIcon,
  messages: CommentIcon,
  theme: ColorWheelIcon,
  visit: CaseIcon,
  policies: CreditCardIcon,
  examples: BillIcon,
}

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
      // Document previews are text only, so the price format must be loaded before the list.
      S.listItem()
        .id('category')
        .title('Categories')
        .icon(TagIcon)
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
        return S.listItem().id(type).title(title).icon(ICONS[type]).schemaType(type).child(singleton(type, title))
      }),
    ])
}
