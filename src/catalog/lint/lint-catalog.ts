import type { Category, Day } from '#src/contract/generated/types.ts'
import { type Outcome, outcomeOf, outcomeText, type Worded } from '../compare/price-change.ts'
import { ContentPointer } from '../compile/content-pointer.ts'
import { memoize } from '../memoize.ts'
import type { Catalog, CategoryPlan, PackagePlan } from '../plan.ts'
import { ItemParts } from '../publish-check/parts.ts'
import { untaxed } from '../taxes/tax-rules.ts'
import { selectionText } from '../words/selection-text.ts'
import { answerLints } from './answer-lints.ts'
import { codeLints } from './code-lints.ts'
import { couponLints } from './coupon-lints.ts'
import { dearestLints, dearestOf } from './dearest-lints.ts'
import type { Finding, LintKind, LintScope, Side } from './finding.ts'
import { freeAddonLints } from './free-addon-lints.ts'
import { nameLints } from './name-lints.ts'
import { packageLints } from './package-lints.ts'
import { type Found, PackageSpace } from './package-space.ts'
import { pastLints } from './past-lints.ts'
import { ruleLints } from './rule-lints.ts'
import { scaleLints } from './scale-lints.ts'
import { Work, WorkDone } from './work.ts'

/** A price, or a question, that may be a mistake: a warning, which keeps nothing from going live. */
export interface Lint {
  kind: LintKind
  /** The category that it is about, or the visit or the policies, by the titles that pages give them. */
  category: Pick<Category, 'id' | 'title'>
  /** A JSON pointer into the content. */
  pointer: string
  message: string
  /** The selections that show it, side by side, each with its estimate; none of a question. */
  sides: readonly LintSide[]
}

interface LintSide {
  title: string
  price: string
}

/** How many estimates the lints of a category may take. */
const MAX_ESTIMATES = 50_000

/** Limit of the packages of a category that are looked at. */
const MAX_PACKAGES = 500

interface LintOptions {
  /** Categories that are left out. */
  known?: ReadonlySet<Category>
  today?: Day | null
}

/** Looks for prices that are possible and may yet be mistakes, in content without problems. */
export function lintCatalog({ categories }: Catalog, words: Worded, { known = new Set(), today = null }: LintOptions = {}): Lint[] {
  return categories.flatMap((plan, position) =>
    known.has(plan.category)
      ? []
      : findingsIn(plan, new ContentPointer([], `/categories/${position}`), {
          money: words.money,
          today,
          elsewhere: Math.max(0, ...categories.filter(other => other !== plan).map(dearestOf)),
        }).map(found => lintOf(found, plan, words)),
  )
}

/** The findings of a category, until its limit of estimates is spent. */
function findingsIn(taxed: CategoryPlan, pointer: ContentPointer, known: Pick<LintScope, 'money' | 'today' | 'elsewhere'>): Finding[] {
  const plan = untaxed(taxed)
  if (plan.packages.length > MAX_PACKAGES) return []
  const work = new Work(MAX_ESTIMATES)
  const { inputById, reasonById } = plan
  const parts = new ItemParts(plan, pointer, { inputById, reasonById, watch: null })
  const spaceOf = memoize((item: PackagePlan) => new PackageSpace(plan, item, parts, work))
  const scope: LintScope = { plan, taxes: taxed.taxes, pointer, ...known, work, spaceOf }
  const findings: Finding[] = []
  try {
    for (const lints of [
      codeLints,
      nameLints,
      couponLints,
      scaleLints,
      dearestLints,
      freeAddonLints,
      pastLints,
      packageLints,
      answerLints,
      ruleLints,
    ])
      for (const found of lints(scope)) findings.push(found)
  } catch (error) {
    if (!(error instanceof WorkDone)) throw error
  }
  return findings
}

function lintOf({ kind, pointer, message, sides }: Finding, plan: CategoryPlan, words: Worded): Lint {
  const told = sides.map(side => toldSide(side, plan, words))
  const { category } = plan
  return {
    kind,
    category,
    pointer: pointer.text,
    message: told.length === 0 ? message : `${message}: ${told.map(({ title, price }) => `${title} is ${price}`).join('; ')}`,
    sides: told,
  }
}

function toldSide({ found, note }: Side, plan: CategoryPlan, words: Worded): LintSide {
  const titles = found.map(({ selection }) => selectionText(selection, plan, words.money)).join(' + ')
  return { title: [titles, note].filter(part => part !== undefined).join(', '), price: outcomeText(together(found), words) ?? 'not possible' }
}

/** What several selections cost that are bought together. */
function together(found: readonly Found[]): Outcome {
  const outcomes = found.map(({ estimate }) => outcomeOf(estimate) ?? 'impossible')
  const prices = outcomes.filter(outcome => typeof outcome !== 'string')
  const other = outcomes.find(outcome => typeof outcome === 'string')
  if (other !== undefined) return other
  const highs = prices.map(({ high }) => high)
  return {
    low: prices.reduce((sum, { low }) => sum + low, 0),
    high: highs.some(high => high === null) ? null : highs.reduce<number>((sum, high) => sum + (high ?? 0), 0),
  }
}
