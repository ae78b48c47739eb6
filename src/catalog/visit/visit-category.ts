import type { CatalogVisit } from '../compile/build-catalog.ts'
import type { Addon, Category, Id, Package, Rule, VisitRule, VisitWhen, When } from '#src/contract/generated/types.ts'

/** The id of a visit as a category, and of its only package. */
const VISIT = '$visit'

/** Begins the names of its fields in a flat request. */
export const VISIT_PREFIX = 'visit'

/** What nobody reads. */
const TEXTS = {
  title: '',
  formTitle: '',
  navTitle: '',
  sectionId: '',
  path: '',
  icon: '',
  heading: '',
  intro: '',
  packageLabel: '',
  packageRequired: '',
  seo: { title: '', description: '' },
}

/** The only package of a visit: its price is never asked for. */
const ONLY: Package = { id: VISIT, title: '', description: '', features: [], price: { kind: 'exact', amount: 1 } }

/** A visit as a category, so that its questions, rules, limit and set-up time are compiled and checked as any other's. */
export function asCategory(
  { inputs = [], rules = [], limit, duration = { kind: 'exact', amount: 0 } }: CatalogVisit,
  categories: readonly Category[],
): Category {
  const named = new Set(rules.flatMap(namedAddons))
  const addons = categories.flatMap(({ addonGroups }) => addonGroups.flatMap(({ items }) => items)).filter(({ id }) => named.delete(id))
  return {
    ...TEXTS,
    id: VISIT,
    fieldPrefix: VISIT_PREFIX,
    order: 0,
    duration,
    inputs,
    packages: [ONLY],
    addonGroups: addons.length === 0 ? [] : [{ id: 'addons', title: '', choose: 'any', items: addons.map(asAddon) }],
    rules: rules.map(asRule),
    callsToAction: [],
    ...(limit !== undefined && { limit }),
  }
}

function namedAddons({ effect }: VisitRule): readonly Id[] {
  return effect.kind === 'percent' ? (effect.addons ?? []) : []
}

function asAddon({ id }: Addon): Addon {
  return { id, title: '', price: { kind: 'exact', amount: 1 } }
}

/** A rule without what it says of items, which no category's has. */
function asRule({ when, unless = [], ...rule }: VisitRule): Rule {
  return { ...rule, when: withoutItems(when ?? {}), ...(unless.length > 0 && { unless: unless.map(withoutItems) }) }
}

function withoutItems(when: VisitWhen): When {
  const { items: _, ...others } = when
  return others
}
