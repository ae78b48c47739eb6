import type { CatalogVisit } from './build-catalog.ts'
import type { Category, Id, SharedPrice } from '#src/contract/generated/types.ts'
import { isLocale } from '#src/contract/is-locale.ts'
import { escapeToken, tokensOf } from '#src/contract/json-pointer.ts'
import { withInner } from '../with-inner.ts'
import { checkSecrets } from './check-secrets.ts'
import { foldedCoupons, writtenOutCoupons } from './coupons.ts'
import type { VisitWording } from '../words/visit-words.ts'
import type { ContentPointer } from './content-pointer.ts'

/** The part of the content in which prices are named. */
interface Named {
  business: { prices?: readonly SharedPrice[] | undefined; locale?: string }
  /** Has the words for days, where the whole content is written out. */
  site?: { wording: Pick<VisitWording, 'priceList'> }
  visit?: CatalogVisit
  categories: readonly Category[]
}

/** A named price, where content has it. */
interface Definition {
  price: SharedPrice['price']
  pointer: ContentPointer
  isUsed: boolean
}

/** Prices that name one another could be written out without end, or nearly: no more parts than this are written. */
const MOST_PARTS = 500_000

/**
 * Writes out each `{"kind": "named", "name": id}` as the price of that name, which keeps the name beside its kind (`named`), and coupons as the question for
 * them. Reports names that there are not, prices inside themselves, and prices that nothing names.
 */
export function writtenOut<C extends Named>(content: C, root: ContentPointer): C {
  const { business, site } = content
  const shared = definitionsOf(business.prices, root.at('business', 'prices'))
  const { locale = '' } = business
  const wording = site === undefined || !isLocale(locale) ? null : { priceList: site.wording.priceList, locale }
  const writer = new Writer()
  const categories = content.categories.map((category, position) => {
    const pointer = root.at('categories', position)
    const own = definitionsOf(category.prices, pointer.at('prices'))
    for (const [id, definition] of own)
      if (shared.has(id)) definition.pointer.at('id').report(`the business has a price "${id}" too: ids must differ`)
    const { prices, ...rest } = category
    const written = writer.write(rest, pointer, new Map([...shared, ...own]), []) as typeof rest
    checkUsed(own)
    return writtenOutCoupons(written === rest ? category : { ...written, ...(prices !== undefined && { prices }) }, pointer, wording)
  })
  checkSecrets(content, root)
  const { visit } = content
  const written = visit === undefined ? {} : { visit: writer.write(visit, root.at('visit'), shared, []) as CatalogVisit }
  checkUsed(shared)
  return { ...content, ...written, categories }
}

/** Puts the names back that were written out, and takes away the question for coupons: what content says. */
export function folded(given: unknown): unknown {
  const part = foldedCoupons(given)
  if (Array.isArray(part)) return part.map(folded)
  if (typeof part !== 'object' || part === null) return part
  if ('named' in part) return { kind: 'named', name: part.named }
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, folded(value)]))
}

/** Where content says what stands at a place of it when it is written out: inside a named price, there. */
export function saidAt(pointer: string, content: Named): string {
  let part: unknown = content
  let place = ''
  const [first, position] = tokensOf(pointer)
  const category = first === 'categories' ? content.categories[Number(position)] : undefined
  for (const token of tokensOf(pointer)) {
    if (typeof part === 'object' && part !== null && 'named' in part)
      place = placeOf(part.named, category?.prices, `/categories/${position}`, content)
    place += `/${escapeToken(token)}`
    part = part?.[token as keyof typeof part]
  }
  return place
}

function placeOf(id: unknown, own: readonly SharedPrice[] = [], category: string, { business }: Named): string {
  const at = own.findIndex(price => price.id === id)
  return at >= 0 ? `${category}/prices/${at}/price` : `/business/prices/${business.prices?.findIndex(price => price.id === id)}/price`
}

function definitionsOf(prices: readonly SharedPrice[] = [], pointer: ContentPointer): Map<Id, Definition> {
  pointer.index(prices, 'price')
  return new Map(prices.map(({ id, price }, position) => [id, { price, pointer: pointer.at(position), isUsed: false }]))
}

function checkUsed(definitions: ReadonlyMap<Id, Definition>): void {
  for (const [id, { pointer, isUsed }] of definitions) if (!isUsed) pointer.report(`no price names "${id}": remove it`)
}

class Writer {
  private parts = 0

  /** Parts without a name stay the same objects. `around` are the names of the prices that the part is inside of. */
  write(part: unknown, pointer: ContentPointer, definitions: ReadonlyMap<Id, Definition>, around: readonly Id[]): unknown {
    if (typeof part !== 'object' || part === null) return part
    if (++this.parts === MOST_PARTS && around.length > 0) pointer.report(`named prices have more than ${MOST_PARTS} parts when they are written out`)
    if (this.parts >= MOST_PARTS && around.length > 0) return part
    if ('kind' in part && part.kind === 'named' && 'name' in part) return this.named(String(part.name), pointer.at('name'), definitions, around)
    return withInner(part, (value, key) => this.write(value, pointer.at(key), definitions, around))
  }

  private named(id: Id, pointer: ContentPointer, definitions: ReadonlyMap<Id, Definition>, around: readonly Id[]): unknown {
    const found = pointer.find(definitions, id, 'price')
    if (found === null) return { kind: 'included' }
    found.isUsed = true
    if (around.includes(id)) {
      pointer.report(`"${id}" would be inside itself: ${[...around.slice(around.indexOf(id)), id].join(', ')}`)
      return { kind: 'included' }
    }
    const written = this.write(found.price, found.pointer.at('price'), definitions, [...around, id])
    return { ...(written as object), named: id }
  }
}
