import type { Category, Id, ItemCount } from '#src/contract/generated/types.ts'
import { EXACT_LIMIT } from '../estimate/rounding.ts'
import type { CatalogContent, CatalogVisit } from '../compile/build-catalog.ts'
import type { ContentPointer } from '../compile/content-pointer.ts'
import { mostOfBase, mostPercent } from '../compile/most-of.ts'
import type { Catalog, CategoryPlan } from '../plan.ts'
import type { Amount } from '../prices/price-amount.ts'
import { childrenOf } from '../publish-check/reads.ts'
import type { VisitPlan } from './visit-plan.ts'

/** Checks what a visit says of its items, and that it goes with the categories; the rest is checked as a category's. `root` is that of the content. */
export function checkVisit({ visit, plan }: VisitPlan, { categories }: CatalogContent, catalog: Catalog, root: ContentPointer): void {
  const pointer = root.at('visit')
  categories.forEach((category, position) => {
    if (category.fieldPrefix === plan.category.fieldPrefix)
      root.at('categories', position, 'fieldPrefix').report(`"${category.fieldPrefix}" begins the visit's own fields: choose a different one`)
  })
  checkOwnIds(visit, categories, pointer)
  visit.rules?.forEach(({ title, when, unless = [], effect }, position) => {
    const rulePointer = pointer.at('rules', position)
    const check = (items: ItemCount, place: ContentPointer) => {
      checkItems(items, catalog, place)
      checkMostItems(items, visit, title, pointer)
    }
    if (when?.items !== undefined) check(when.items, rulePointer.at('when', 'items'))
    unless.forEach(({ items }, at) => items && check(items, rulePointer.at('unless', at, 'items')))
    if (when?.items?.full !== undefined && effect.kind !== 'percent')
      rulePointer.at('when', 'items', 'full').report('says of which items a percentage is: leave it out')
    unless.forEach(({ items }, at) => {
      if (items?.full !== undefined) rulePointer.at('unless', at, 'items', 'full').report('says of which items a percentage is: leave it out')
    })
    if ('price' in effect && effect.price !== undefined && looksAtPackage(effect.price))
      rulePointer.at('effect', 'price').report('looks at the chosen package: a visit has one for each item')
  })
  checkTogether(visit, plan, catalog, pointer)
}

/** An estimate has the lines and the open questions of items and visit side by side. */
function checkOwnIds({ inputs = [], rules = [] }: CatalogVisit, categories: readonly Category[], pointer: ContentPointer): void {
  const differ = (own: readonly { id: Id }[], key: 'inputs' | 'rules', what: string) =>
    own.forEach(({ id }, position) => {
      const other = categories.find(category => category[key]?.some(each => each.id === id))
      if (other !== undefined) pointer.at(key, position, 'id').report(`"${other.id}" has a ${what} "${id}" too: ids must differ`)
    })
  differ(inputs, 'inputs', 'question')
  differ(rules, 'rules', 'rule')
}

/** A visit may have as many items as each of its rules is of. */
function checkMostItems({ full = 0, min = full + 1 }: ItemCount, { mostItems }: CatalogVisit, title: string, pointer: ContentPointer): void {
  if (min > mostItems) pointer.at('mostItems').report(`must be ${min} or more, since the rule "${title}" is of so many`)
}

function checkItems(items: ItemCount, { categories, categoryById }: Catalog, pointer: ContentPointer): void {
  const { full = 0, min = full + 1, max = Infinity, category, package: packages } = items
  if (full >= Math.min(min, max)) {
    pointer.at('full').report(`leaves nothing of ${full} or fewer items: it must be below min and max`)
    return
  }
  if (min > max) pointer.at('max').report(`${max} must not be below min, ${min}`)
  const known = (category ?? []).map((id, position) => pointer.at('category', position).find(categoryById, id, 'category'))
  const among = category === undefined ? categories : known.filter(plan => plan !== null)
  const offered = new Map(among.flatMap(({ packageById }) => [...packageById]))
  packages?.forEach((id, position) => pointer.at('package', position).find(offered, id, 'package'))
}

function looksAtPackage(amount: Amount): boolean {
  return ('input' in amount && amount.input === '$package') || childrenOf(amount).some(looksAtPackage)
}

/** A category's prices are proved exact by themselves; this proves their sums with the visit's percentages. */
function checkTogether({ mostItems }: CatalogVisit, plan: CategoryPlan, { categories }: Catalog, pointer: ContentPointer): void {
  const dearest = Math.max(...categories.map(mostOfBase))
  if (dearest * mostItems * mostPercent(plan) > EXACT_LIMIT)
    pointer.at('mostItems').report(`the prices of ${mostItems} items can grow too large to be computed exactly: allow fewer`)
}
