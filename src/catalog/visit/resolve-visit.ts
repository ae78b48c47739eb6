import { catalogOf } from '../compile/build-catalog.ts'
import { resolve, type ResolvedSelection } from '../estimate/resolve.ts'
import type { Selection, SelectionProblem } from '../estimate/selection.ts'
import type { Catalog } from '../plan.ts'
import type { VisitPlan } from './visit-plan.ts'

/** One of a visit's items: what it is and how, without when. */
export type Item = Pick<Selection, 'category' | 'package' | 'inputs' | 'addons'>

/** A visitor's choices so far, for a whole visit; `inputs` are the answers to its own questions. */
export interface VisitSelection extends Pick<Selection, 'inputs' | 'date' | 'time'> {
  items: readonly Item[]
}

/** Why a visit is refused: the position of the item, null for the visit itself, and the place in it. */
export interface VisitProblem extends SelectionProblem {
  item: number | null
}

export type VisitResolution =
  | { ok: true; items: readonly ResolvedSelection[]; own: ResolvedSelection }
  | { ok: false; problems: readonly VisitProblem[] }

/** Looks up everything that a visit's items and answers name, or reports its problems. */
export function resolveVisit(catalog: Catalog, { plan }: VisitPlan, { items, ...own }: VisitSelection): VisitResolution {
  const { date, time } = own
  const { id } = plan.category
  const when = { date, ...(time !== undefined && { time }) }
  const all = items.map((item, position) => ({ position, resolution: resolve(catalog, { ...item, ...when }) }))
  const visit = { position: null, resolution: resolve(catalogOf([plan]), { ...own, category: id, package: id, addons: [] }) }
  const problems = [...all, visit].flatMap(({ position, resolution }) =>
    resolution.ok ? [] : resolution.problems.map(problem => ({ ...problem, item: position })),
  )
  if (problems.length > 0 || !visit.resolution.ok) return { ok: false, problems }
  return { ok: true, items: all.flatMap(({ resolution }) => (resolution.ok ? [resolution.resolved] : [])), own: visit.resolution.resolved }
}
