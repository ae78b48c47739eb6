import type { CatalogContent } from '#src/catalog/compile/build-catalog.ts'
import type { Category, Rule, When } from '#src/contract/generated/types.ts'
import type { Draw } from '../draw.ts'

/** Codes that rules of random catalogs may name, and one that none does. */
export const COUPONS = ['SPRING20', 'Old friend', '10-OFF']
export const NO_RULES_COUPON = 'Winter'

const couponWords = { label: 'Code', offer: 'Offer', unknown: 'Not known', unused: 'Changes nothing', usedUp: 'Used up', usedBefore: 'Used before' }

/** Lets some rules, and some exceptions, of a catalog look at coupons; each that an exception names is for some rule. */
export function withCoupons(draw: Draw, content: CatalogContent): CatalogContent {
  return { ...content, categories: content.categories.map(category => couponed(draw, category)) }
}

function couponed(draw: Draw, { rules = [], ...category }: Category): Category {
  const known = COUPONS.filter(() => draw.chance(70))
  if (known.length === 0 || rules.length === 0) return { ...category, rules }
  const named = draw.one(rules)
  const couponLimit = draw.chance(50) ? { uses: 2 } : undefined
  const changed = rules.map((rule): Rule => {
    const { when, unless, ...rest } = rule
    const coupons = rule === named ? known : draw.chance(40) ? draw.some(known) : undefined
    const exceptions = [...(unless ?? []), ...(draw.chance(20) ? [{ coupons: draw.some(known) }] : [])]
    const own: When = { ...when, ...(coupons && { coupons, ...(couponLimit && { couponLimit }) }) }
    return {
      ...rest,
      ...(Object.keys(own).length > 0 && { when: own }),
      ...(exceptions.length > 0 && { unless: exceptions.map(one => (draw.chance(20) ? { ...one, coupons: draw.some(known) } : one)) }),
    }
  })
  return { ...category, rules: changed, couponWords }
}

/**
 * What the catalog is to whoever types a text, by the meaning of coupons alone: rules with it apply as if they asked for none, and others with coupons never do;
 * likewise exceptions.
 */
export function contentFor(typed: string | null, content: CatalogContent): CatalogContent {
  const has = ({ coupons }: When) => coupons === undefined || coupons.some(code => plain(code) === plain(typed ?? ''))
  const plainWhen = (when: When) => {
    const { coupons: _, couponLimit: _limit, ...rest } = when
    return rest
  }
  const isSaid = (when: When) => Object.keys(when).length > 0
  const categories = content.categories.map((whole): Category => {
    const { couponWords: _, rules = [], ...category } = whole
    const own = rules.map(({ when = {}, unless = [], ...rule }): Rule => {
      const exceptions = unless.filter(has).map(plainWhen)
      // Taxes may name the rule: it stays, for no package.
      if (!has(when) || !exceptions.every(isSaid)) return { ...rule, when: { package: [] }, effect: { kind: 'amount', amount: 1 } }
      return { ...rule, ...(isSaid(plainWhen(when)) && { when: plainWhen(when) }), ...(exceptions.length > 0 && { unless: exceptions }) }
    })
    return { ...category, rules: own }
  })
  return { ...content, categories }
}

function plain(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}
