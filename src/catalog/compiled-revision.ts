import type { Category, Day } from '#src/contract/generated/types.ts'
import { buildCategory, catalogOf } from './compile/build-catalog.ts'
import { ContentPointer } from './compile/content-pointer.ts'
import { ContentByDay } from './dated/content-by-day.ts'
import { inEpochs } from './dated/epochs.ts'
import { memoize } from './memoize.ts'
import type { CategoryPlan } from './plan.ts'
import { type FormContent, type FormRevision, revisionOf } from './revision.ts'
import { withVisit } from './visit/visit-pricing.ts'

/** Compiles content that was checked before, with its visits and with the prices of a day. The visitors' form loads these apart. */
export function compiledRevision<C extends FormContent>(id: string, content: C, day: Day): FormRevision<C> {
  return revisionOfDays(id, new ContentByDay(content), day, categoryPlans(content))
}

/** Compiles each category once, in whichever epochs it is the same; `known` ones are compiled. */
export function categoryPlans({ business }: FormContent, known: readonly CategoryPlan[] = []): (category: Category) => CategoryPlan {
  return memoize(category => known.find(plan => plan.category === category) ?? buildCategory(category, new ContentPointer([]), business))
}

export function revisionOfDays<C extends FormContent>(
  id: string,
  content: ContentByDay<C>,
  day: Day,
  planOf: (category: Category) => CategoryPlan,
): FormRevision<C> {
  return inEpochs(content, day, epoch => withVisit(revisionOf(id, epoch, catalogOf(epoch.categories.map(planOf)))))
}
