import type { Problem } from '#src/contract/decode.ts'
import type { Category, Day, Id, Reason } from '#src/contract/generated/types.ts'
import type { CatalogContent } from '../compile/build-catalog.ts'
import { taxesAsRules } from '../taxes/tax-rules.ts'
import { compile } from '../compile/compile.ts'
import { checkChanges } from '../dated/check-changes.ts'
import { BEGINNING, ContentByDay } from '../dated/content-by-day.ts'
import { saidOn } from '../dated/said-on.ts'
import type { Catalog, CategoryPlan } from '../plan.ts'
import type { PriceScope } from '../prices/price-scope.ts'
import { saidAt } from '../compile/named-prices.ts'
import { ContentPointer } from '../compile/content-pointer.ts'
import { unaskedConditions } from './asked-inputs.ts'
import { BookedItems } from './booked-items.ts'
import { checkSelections, MAX_COMBINATIONS } from './check-selections.ts'
import { checkRows } from './row-counts.ts'
import { checkDiscounts } from './visit-discounts.ts'
import { visitPlan } from './visit-selections.ts'
import { ReachedPointers } from './reached-pointers.ts'

/** The problems found, the number of selections covered, that of the combinations tried for them, and the catalogs that were checked. */
export interface PublishReport {
  problems: Problem[]
  selections: number
  tried: number
  /** By the first days of their epochs; null when one cannot be compiled. */
  epochs: readonly CheckedEpoch[] | null
}

/** The content and the catalog of an epoch. */
export interface CheckedEpoch {
  start: Day
  content: CatalogContent
  catalog: Catalog
}

/** First words of the problem of a reason that no price, rule or package refers to. */
export const NOTHING_GIVES = 'nothing gives the reason'

/** The pointer of the visit, whose combinations are no selections. */
const VISIT = '/visit'

/**
 * Proves that every selection that a visitor can complete has a duration and either a number above zero or a consultation with its reason, and that
 * everything in the catalog can be reached: in every epoch of its prices, and in some of them. Of a category that would take more than `max` combinations
 * nothing is said to be out of reach. See docs/price-language.md, "The publish check".
 */
export function publishCheck(content: CatalogContent, max = MAX_COMBINATIONS): PublishReport {
  const check = new PublishCheck(content, max)
  const byDay = new ContentByDay(content)
  checkChanges(byDay, content, check.root)
  if (check.problems.length > 0) return { problems: check.problems, selections: 0, tried: 0, epochs: null }
  const epochs = byDay.starts.flatMap(start => check.compiled(start, byDay.on(start)) ?? [])
  if (check.problems.length > 0) return { problems: check.problems, selections: 0, tried: 0, epochs: null }
  for (const epoch of epochs) check.trySelections(epoch)
  check.reportUnreached()
  const { problems, selections, tried } = check
  return { problems, selections, tried, epochs }
}

/** A category, or the visit, in all epochs. */
interface Part {
  /** As it was in the last epoch. */
  plan: CategoryPlan
  booked: BookedItems
  given: Set<Id>
  isWhole: boolean
}

class PublishCheck {
  readonly problems: Problem[] = []
  readonly root = new ContentPointer(this.problems)
  selections = 0
  tried = 0
  private readonly content: CatalogContent
  private readonly max: number
  private readonly watched: ReachedPointers
  private readonly told = new Set<string>()
  /** By their pointers. */
  private readonly parts = new Map<string, Part>()
  private readonly checked = new WeakSet<Category>()
  private readonly causes = new Map<string, Problem>()

  constructor(content: CatalogContent, max: number) {
    this.content = content
    this.max = max
    this.watched = new ReachedPointers(pointer => saidAt(pointer, content))
  }

  /** Compiles the content of an epoch; null when it has problems. */
  compiled(start: Day, content: CatalogContent): CheckedEpoch | null {
    const compiled = compile(content, this.watchOn(start))
    if (compiled.ok) return { start, content, catalog: compiled.catalog }
    this.report(start, compiled.problems)
    return null
  }

  /** Tries all selections of an epoch; those of a category that is as it was in an earlier one are known. */
  trySelections({ start, content, catalog }: CheckedEpoch): void {
    const found = new ContentPointer([])
    const watch = this.watchOn(start)
    catalog.categories.forEach((plan, position) => {
      if (this.checked.has(plan.category)) return
      this.checked.add(plan.category)
      this.tryPart(found.at('categories', position), plan, watch)
    })
    const { visit } = content
    if (visit !== undefined) {
      const pointer = found.at('visit')
      this.tryPart(pointer, visitPlan(visit, content, pointer, watch), watch)
      if (this.problems.length + found.problems.length === 0) checkDiscounts(visit, content, pointer, this.max)
    }
    checkRows(content.categories, found.at('categories'))
    this.report(start, found.problems)
  }

  /** Reports what no selection reaches in any epoch. */
  reportUnreached(): void {
    const { root, parts, watched } = this
    const unknown = [...parts].filter(([, { isWhole }]) => !isWhole).map(([text]) => new ContentPointer(this.problems, text))
    for (const [text, { plan, booked, given, isWhole }] of parts) {
      const pointer = new ContentPointer(this.problems, text)
      if (!isWhole) continue
      booked.report(taxesAsRules(plan), pointer)
      checkGiven(plan.category.reasons ?? [], given, pointer.at('reasons'))
    }
    // Whether a tax of the business is reached is known of all categories together.
    watched.report(root, unknown.length > 0 ? [...unknown, root.at('business', 'taxes')] : unknown, this.causes)
    const given = new Set([...parts.values()].flatMap(part => [...part.given]))
    if (unknown.length === 0) checkGiven(this.content.business.reasons, given, root.at('business', 'reasons'))
  }

  private tryPart(pointer: ContentPointer, plan: CategoryPlan, watch: PriceScope['watch']): void {
    const { inputById, reasonById } = plan
    const part = this.parts.get(pointer.text) ?? { plan, booked: new BookedItems(), given: new Set<Id>(), isWhole: true }
    this.parts.set(pointer.text, part)
    const { selections, tried, isWhole } = checkSelections(plan, pointer, { inputById, reasonById, watch }, part.given, this.max, part.booked)
    if (pointer.text !== VISIT) this.selections += selections
    this.tried += tried
    Object.assign(part, { plan, isWhole: part.isWhole && isWhole })
    for (const { effect } of plan.category.rules ?? []) if (effect.kind === 'notice' && effect.reason !== undefined) part.given.add(effect.reason)
    for (const [rule, cause] of unaskedConditions(plan, pointer)) this.causes.set(rule, cause)
  }

  private watchOn(day: Day): (pointer: string) => () => void {
    return pointer => this.watched.watch(saidOn(pointer, this.content, day))
  }

  /** Reports problems of an epoch where content says what is wrong; of a later one with its day, unless they were told of an earlier one. */
  private report(start: Day, found: readonly Problem[]): void {
    for (const { pointer, message } of found) {
      const place = saidOn(pointer, this.content, start)
      const key = `${place} ${message}`
      if (this.told.has(key)) continue
      this.told.add(key)
      this.problems.push({ pointer: place, message: start === BEGINNING ? message : `${message} (visits from ${start} on)` })
    }
  }
}

function checkGiven(reasons: readonly Reason[], given: ReadonlySet<Id>, pointer: ContentPointer): void {
  reasons.forEach(({ id }, index) => {
    if (!given.has(id)) pointer.at(index).report(`${NOTHING_GIVES} "${id}": remove it, or name it, as in overMax`)
  })
}
