import { itemsOf, valuesOf } from '#src/booking/form/visit-items.ts'
import type { ItemEstimate } from '#src/catalog/visit/estimate-visit.ts'
import type { Item } from '#src/catalog/visit/resolve-visit.ts'
import type { FormView } from '../../renderer/fields/form-view.ts'
import { basisText } from '../basis-text.ts'

/** What each item of the visit is: its package, and what its price is for. */
export function itemTexts({ revision, choices, priced, plan }: FormView): string[] {
  return itemsOf(revision, choices).all.map((item, position) =>
    item === null ? (plan?.category.formTitle ?? '') : textOf(item, priced.visit?.items[position]),
  )

  function textOf(item: Item, { used, answers }: Pick<ItemEstimate, 'used' | 'answers'> = { used: [], answers: [] }): string {
    const own = revision.catalog.categoryById.get(item.category)
    if (own === undefined) return item.category
    const title = own.packageById.get(item.package ?? '')?.title ?? ''
    return `${title} (${basisText(own, { ...choices, ...valuesOf(item, '') }, { used, answers }, revision)})`
  }
}
