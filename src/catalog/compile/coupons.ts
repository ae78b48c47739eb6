import type { Category, CodeInput, Id, InputCondition, LookupInput, LookupRow, Rule, When } from '#src/contract/generated/types.ts'
import { readerOf } from '../inputs/code.ts'
import type { Optional } from '../inputs/is-coupon.ts'
import type { ContentPointer } from './content-pointer.ts'

/** The question for a coupon, and what follows from its answer. */
const COUPON = 'coupon'
const OFFER = 'offer'

/** What follows from a code that no rule has; no rule has this id. */
const UNKNOWN = '$unknown'

/** A condition that names coupons. */
interface Naming {
  rule: Rule
  coupons: readonly string[]
  /** Null for the rule's own condition. */
  exception: number | null
  pointer: ContentPointer
}

/**
 * Writes out the `coupons` of a category's rules, which keep them: as one question for a code that nobody must answer, what is looked up by it, and conditions
 * about that. Codes that the same rules name are for the same offer. Reports codes that cannot be typed, and those that visitors could read.
 */
export function writtenOutCoupons(category: Category, pointer: ContentPointer): Category {
  const { rules = [], couponWords: words } = category
  const named = rules.flatMap((rule, position): Naming[] => {
    const rulePointer = pointer.at('rules', position)
    checkSecret(rule, rulePointer)
    const ofException = (unless: When, at: number) => namingOf(rule, unless, at, rulePointer.at('unless', at))
    return [...namingOf(rule, rule.when, null, rulePointer.at('when')), ...(rule.unless ?? []).flatMap(ofException)]
  })
  if (named.length === 0) return category
  if (words === undefined) {
    pointer.report('say in couponWords what visitors read of discount codes')
    return category
  }
  category.inputs.forEach(({ id }, position) => {
    if (id === COUPON || id === OFFER)
      pointer.at('inputs', position, 'id').report(`"${id}" is what rules with discount codes ask: choose a different one`)
  })
  const offers = offersOf(named)
  const withOffers = (when: When): When => {
    const read = keys(when.coupons ?? [])
    const options = offers.filter(({ codes }) => codes.some(code => read.has(code.toLowerCase()))).map(({ id }) => id)
    return when.coupons === undefined ? when : { ...when, inputs: [...(when.inputs ?? []), { input: OFFER, options }] }
  }
  const { label, hint, placeholder, offer, unknown } = words
  const texts = { ...(hint !== undefined && { hint }), ...(placeholder !== undefined && { placeholder }) }
  const optional = true
  const coupon: CodeInput & Optional = { id: COUPON, kind: 'code', label, ...texts, show: 'used', required: unknown, optional }
  const lookup: LookupInput & Optional = {
    id: OFFER,
    kind: 'lookup',
    label: offer,
    show: 'always',
    required: unknown,
    from: COUPON,
    options: [{ id: UNKNOWN, label: unknown }, ...offers.map(({ id, titles }) => ({ id, label: titles.join(', ') }))],
    rows: offers.map(({ id, codes }): LookupRow => ({ option: id, values: codes })),
    else: { option: UNKNOWN },
    optional,
  }
  return {
    ...category,
    inputs: [...category.inputs, coupon, lookup],
    rules: rules.map(rule => ({
      ...rule,
      ...(rule.when && { when: withOffers(rule.when) }),
      ...(rule.unless && { unless: rule.unless.map(withOffers) }),
    })),
  }
}

/** A part of content as it was before coupons were written out; what is inside of it stays as it is. */
export function foldedCoupons(part: unknown): unknown {
  if (Array.isArray(part)) return part.filter(item => typeof item !== 'object' || item === null || !('optional' in item))
  if (typeof part !== 'object' || part === null || !('coupons' in part && 'inputs' in part)) return part
  const { inputs, ...rest } = part as { inputs: readonly InputCondition[] }
  const own = inputs.filter(({ input }) => input !== OFFER)
  return { ...rest, ...(own.length > 0 && { inputs: own }) }
}

function namingOf(rule: Rule, when: When | undefined, exception: number | null, pointer: ContentPointer): Naming[] {
  return when?.coupons === undefined ? [] : [{ rule, coupons: when.coupons, exception, pointer: pointer.at('coupons') }]
}

/** Codes, by what names them: those that the same conditions name are one offer. */
interface Offer {
  id: Id
  titles: string[]
  codes: string[]
}

function offersOf(named: readonly Naming[]): Offer[] {
  const byKey = new Map<string, { code: string; namings: Set<Naming> }>()
  for (const naming of named) {
    naming.coupons.forEach((typed, at) => {
      const code = readerOf({})(typed)
      if (code === null) return naming.pointer.at(at).report(`"${typed}" is nothing that can be typed`)
      const known = byKey.get(code.toLowerCase()) ?? { code, namings: new Set() }
      if (known.namings.has(naming)) naming.pointer.at(at).report(`"${typed}" stands there twice`)
      byKey.set(code.toLowerCase(), { ...known, namings: known.namings.add(naming) })
    })
  }
  const offers = Map.groupBy(byKey.values(), ({ namings }) => [...namings].map(naming => named.indexOf(naming)).join())
  return [...offers.values()].map(all => {
    const namings = [...(all[0]?.namings ?? [])]
    const rules = namings.filter(({ exception }) => exception === null).map(({ rule }) => rule)
    if (rules.length === 0) namings[0]?.pointer.report(`no rule is for "${all[0]?.code}": name it in the "when" of one`)
    const ids = namings.map(({ rule, exception }) => (exception === null ? rule.id : `${rule.id}/${exception}`))
    return { id: ids.join('+'), titles: [...new Set(rules.map(({ title }) => title))], codes: all.map(({ code }) => code) }
  })
}

function keys(codes: readonly string[]): Set<string> {
  return new Set(codes.map(code => (readerOf({})(code) ?? '').toLowerCase()))
}

/** What visitors read of a rule, and what their browsers load, does not tell its codes. */
function checkSecret({ id, title, when }: Rule, pointer: ContentPointer): void {
  for (const [key, text] of Object.entries({ id, title })) {
    const told = when?.coupons?.find(code => text.toLowerCase().includes(code.toLowerCase()))
    if (told !== undefined) pointer.at(key).report(`tells the code "${told}" to everybody: choose another`)
  }
}
