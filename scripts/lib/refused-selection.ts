import { fieldOfPlace } from '#src/booking/request/flat-selection.ts'
import { FIELD, fieldName } from '#src/booking/request/flat-fields.ts'
import { FURTHER_ITEMS, visitField, visitProblems } from '#src/booking/request/visit-fields.ts'
import type { Priced } from '#src/booking/form/form-context.ts'
import type { CategoryPlan } from '#src/catalog/plan.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import { ELSEWHERE, type RestOfVisit } from '#src/catalog/visit/visit-pricing.ts'
import { isAsked } from '#src/catalog/words/input-words.ts'

/** Why a selection is refused, by the fields as they are typed, with what there is in the place of what there is not. */
export function refusedWords(
  found: Priced,
  plan: CategoryPlan,
  revision: Pick<FormRevision, 'catalog' | 'visit'>,
  rest: RestOfVisit | undefined,
): string {
  const own = found.refused.flatMap(({ place, message }) =>
    place.startsWith(ELSEWHERE) ? [] : [`${fieldOfPlace(plan.category, place)}: ${message}${offered(place, message, plan)}`],
  )
  const others = rest === undefined ? [] : visitProblems(found, revision, rest).filter(problem => !('isMissing' in problem))
  return [...own, ...others.map(({ field, message }) => `${field}: ${message}${offeredAt(field, message, revision, rest)}`)].join('; ')
}

/** The ids that there are, after an unknown one. */
function offered(place: string, message: string, { packageById, addonById }: CategoryPlan): string {
  if (!message.startsWith('unknown ')) return ''
  const known = place === 'package' ? packageById : place === 'addons' ? addonById : new Map()
  return known.size === 0 ? '' : `; there are ${[...known.keys()].join(', ')}`
}

/** Likewise, of a further item. */
function offeredAt(field: string, message: string, { catalog }: Pick<FormRevision, 'catalog'>, rest: RestOfVisit | undefined): string {
  const [, position = '', place = ''] = new RegExp(`^${FURTHER_ITEMS}\\.(\\d+)\\.(.+)$`).exec(field) ?? []
  const plan = catalog.categoryById.get(rest?.after[Number(position)]?.category ?? '')
  return plan === undefined || place === '' ? '' : offered(place, message, plan)
}

/** Fields that there are not, and those that there are. */
export function unknownFieldWords(unknown: readonly string[], { category }: CategoryPlan, { visit }: Pick<FormRevision, 'visit'>): string {
  const own = ['package', 'addons', ...category.inputs.filter(isAsked).map(({ id }) => id)].map(id => fieldName(category, id))
  const ofVisit = visit ? [...(visit.plan.visit.inputs ?? []).map(({ id }) => visitField(id)), FURTHER_ITEMS] : []
  const known = [FIELD.category, ...own, FIELD.date, FIELD.time, ...ofVisit]
  return `unknown field ${unknown.join(', ')}; there are ${known.join(', ')}`
}
