import type * as fc from 'fast-check'
import type { CatalogContent } from '#src/catalog/compile/build-catalog.ts'
import type { Selection } from '#src/catalog/estimate/selection.ts'
import { type AskedInput, isAsked } from '#src/catalog/words/input-words.ts'
import type { AddonGroup, Category, CodeInput, Id, NumberInput } from '#src/contract/generated/types.ts'
import { type Draw, drawFromTape } from '#tests/support/draw.ts'
import { LOOKED_UP } from './random-inputs.ts'
import { VISIT_TIMES } from './random-rules.ts'
import { tape } from './tape.ts'

/** Selections of a catalog: most can be completed, some are incomplete, over a maximum, on a breakpoint, or refused. */
export function selection(content: CatalogContent): fc.Arbitrary<Selection> {
  return tape(120).map(numbers => drawSelection(drawFromTape(numbers), content))
}

export function drawSelection(draw: Draw, content: CatalogContent): Selection {
  const category = draw.one(content.categories)
  const chosen = draw.chance(88) ? draw.one(category.packages).id : null
  const answered = category.inputs
    .filter(isAsked)
    .filter(() => draw.chance(85))
    .map(input => [input.id, drawAnswer(draw, category, input)] as const)
  const addons = category.addonGroups.flatMap(group => drawAddons(draw, group, chosen))
  const date = draw.chance(50) ? draw.one(visitDays) : null
  const time = draw.chance(70) ? { start: draw.one(VISIT_TIMES.starts), notice: draw.one(VISIT_TIMES.notices) } : undefined
  const when = { date, ...(date !== null && time && { time }) }
  const valid: Selection = { category: category.id, package: chosen, inputs: Object.fromEntries(answered), addons: draw.shuffle(addons), ...when }
  return draw.chance(8) ? spoil(draw, content, category, valid) : valid
}

/** The days around those that rules may name, each weekday among them. */
const visitDays = [
  '2026-12-19',
  '2026-12-20',
  '2026-12-31',
  '2027-01-01',
  '2027-03-08',
  '2027-03-09',
  '2027-02-27',
  '2027-02-28',
  '2027-03-01',
  '2027-03-02',
  '2027-03-03',
  '2027-03-04',
  '2027-03-05',
  '2027-03-06',
  '2028-02-29',
]

export function drawAnswer(draw: Draw, category: Category, input: AskedInput): string | number {
  if (input.kind === 'lookup') return draw.one([...input.options.map(({ id }) => id), '$else', 'nowhere'])
  if (input.kind === 'choice') return draw.one(input.options).id
  if (input.kind === 'code') return drawCode(draw, input)
  const step = 10 ** (input.scale ?? 0)
  const [min, max] = [Math.round(input.min * step), Math.round(input.max * step)]
  if (draw.chance(3) && input.overMax !== undefined) return (max + draw.between(1, 1000 * step)) / step
  const wanted = draw.chance(50) ? Math.round(draw.one(breakpoints(category, input)) * step) : draw.between(min, max)
  const highest = input.overMax === undefined ? max : max + 2
  return Math.min(Math.max(wanted + draw.between(0, 2) - 1, min), highest) / step
}

/** A text that fits, written in some way; seldom one that does not. */
function drawCode(draw: Draw, { pictures, suggestions = [] }: CodeInput): string {
  if (pictures?.includes('99999') === true && draw.chance(60)) return draw.one(LOOKED_UP.texts)
  if (draw.chance(5)) return draw.one(['9021', '90210-', '<b>', 'a'.repeat(101), '\u0000', ' '])
  if (pictures === undefined)
    return draw.chance(70) ? draw.one([...suggestions, ...suggestions.map(text => ` ${text.toLowerCase()}`)]) : 'Another  one'
  const signs = draw
    .one(pictures)
    .split('')
    .map(sign => (/[9X]/.test(sign) ? String(draw.between(0, 9)) : sign === 'A' ? draw.one(['A', 'b', 'Z']) : sign))
  return draw.chance(50) ? signs.join('') : signs.join(' ')
}

/** The quantities at which something about the input changes. */
function breakpoints(category: Category, input: NumberInput): number[] {
  const found = [input.min, input.max]
  const walk = (value: unknown, inside: boolean): void => {
    if (Array.isArray(value)) value.forEach(part => walk(part, inside))
    else if (typeof value === 'object' && value !== null) {
      const about = 'input' in value ? value.input === input.id : inside
      for (const [key, part] of Object.entries(value)) {
        if (about && typeof part === 'number' && ['upTo', 'each', 'roundUp', 'min', 'max'].includes(key)) found.push(part)
        else walk(part, about)
      }
    }
  }
  walk([category.packages, category.addonGroups, category.rules, category.duration], false)
  return found.filter(quantity => quantity <= input.max * 2 + 2)
}

function drawAddons(draw: Draw, group: AddonGroup, chosen: Id | null): Id[] {
  const allows = (one: { onlyWith?: Id[] }) => chosen === null || !one.onlyWith || one.onlyWith.includes(chosen)
  const bookable = group.items.filter(item => allows(group) && allows(item))
  const taken = bookable.filter(() => draw.chance(35)).slice(0, group.choose === 'one' ? 1 : undefined)
  return taken.flatMap(item => draw.times(draw.between(1, item.max ?? 1), () => item.id))
}

/** Changes one thing, so that the selection is refused more often than not. */
function spoil(draw: Draw, content: CatalogContent, category: Category, valid: Selection): Selection {
  const unknown = draw.one(['nowhere', 'constructor', 'toString', '__proto__', '$package', ''])
  const input = category.inputs.length > 0 ? draw.one(category.inputs) : undefined
  const addons = category.addonGroups.flatMap(group => group.items)
  const addon = addons.length > 0 ? draw.one(addons) : undefined
  const answer = (value: string | number) => (input ? { ...valid, inputs: { ...valid.inputs, [input.id]: value } } : valid)
  switch (draw.one(['category', 'package', 'input', 'addon', 'date', 'answer', 'many', 'together', 'swap', 'bounds'] as const)) {
    case 'category':
      return { ...valid, category: unknown }
    case 'package':
      return { ...valid, package: draw.one([unknown, ...content.categories.flatMap(({ packages }) => packages.map(({ id }) => id))]) }
    case 'input':
      return { ...valid, inputs: Object.fromEntries([...Object.entries(valid.inputs), [unknown, draw.one(['x', 1])]]) }
    case 'addon':
      return { ...valid, addons: [...valid.addons, unknown] }
    case 'date':
      return { ...valid, date: draw.one(['2027-02-30', '2027-13-01', 'tomorrow', '2027-3-1', '']) }
    case 'answer':
      return answer(draw.one([unknown, '1', 0, 1, -1, 0.5, 1.0001, 1e-7, 0.1 + 0.2, 1e9, Number.NaN, Number.POSITIVE_INFINITY]))
    case 'bounds': {
      if (input?.kind !== 'number') return valid
      const step = 10 ** -(input.scale ?? 0)
      return answer(Number(draw.one([input.min - step, input.max + step, input.min + step / 10, input.max + step / 10]).toFixed(5)))
    }
    case 'many':
      return addon ? { ...valid, addons: [...valid.addons, ...draw.times(addon.max ?? 1, () => addon.id)] } : valid
    case 'together':
      return { ...valid, addons: addons.filter(() => draw.chance(60)).map(({ id }) => id) }
    case 'swap':
      return { ...valid, package: draw.one(category.packages).id }
  }
}
