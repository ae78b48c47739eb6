import type { Selection } from '#src/catalog/estimate/selection.ts'
import { isCoupon } from '#src/catalog/inputs/is-coupon.ts'
import type { Category, CodeInput, Id, LookupInput, NumberInput, ProductInput } from '#src/contract/generated/types.ts'
import { decimal, decimalsOf, fail, fraction, multiply, round } from './fraction.ts'

export function accepts(category: Category, id: Id, answer: string | number): boolean {
  const input = category.inputs.find(candidate => candidate.id === id)
  if (!input || input.kind === 'product') return false
  if (input.kind === 'choice') return input.options.some(option => option.id === answer)
  if (input.kind === 'lookup') return true
  if (input.kind === 'code') return typeof answer === 'string' && kept(input, answer) !== null
  if (typeof answer !== 'number' || !Number.isFinite(answer)) return false
  return answer >= input.min && (answer <= input.max || input.overMax !== undefined) && decimalsOf(answer) <= (input.scale ?? 0)
}

/** A code as it is kept: what fits a picture in capitals without blanks and hyphens, else the words or the suggestion that they are. */
function kept({ pictures, suggestions }: CodeInput, typed: string): string | null {
  const text = typed.normalize('NFKC').trim().split(/\s+/).join(' ')
  if (typed.length > 100) return null
  if (pictures) {
    const signs = text
      .toUpperCase()
      .split('')
      .filter(sign => sign !== ' ' && sign !== '-')
      .join('')
    const shapes = pictures.map(picture =>
      picture
        .split('')
        .map(sign => ({ 9: '[0-9]', A: '[A-Z]', X: '[A-Z0-9]' })[sign] ?? '')
        .join(''),
    )
    return shapes.some(shape => new RegExp(`^${shape}$`).test(signs)) ? signs : null
  }
  if (text === '' || /\p{C}/u.test(text)) return null
  return suggestions?.find(one => one.toLowerCase() === text.toLowerCase()) ?? text
}

export const atMost = (answers: Answers, numbers: Quantities): Answers => {
  const maxOf = (id: Id) => numbers.find(input => input.id === id)?.max ?? Infinity
  return new Map([...answers].map(([id, answer]) => [id, typeof answer === 'number' ? Math.min(answer, maxOf(id)) : answer]))
}
export type Answers = Map<string, string | number>

/** Numbers that prices count: what is asked, and the products of that. */
export type Quantities = (Pick<NumberInput, 'id' | 'max' | 'overMax'> & Partial<Pick<ProductInput, 'of'> & Pick<LookupInput, 'from'>>)[]

/** What the table has for a code: a whole code before beginnings, of which the longest; else what content says. */
export function foundBy(lookup: LookupInput, { inputs }: Category, answers: Selection['inputs']): Id | undefined {
  const { id, from, options, rows = [], else: otherwise, correctable } = lookup
  const code = inputs.filter(input => input.kind === 'code').find(input => input.id === from) ?? fail(`no code ${from}`)
  const typed = answers[from]
  const text = typeof typed === 'string' ? kept(code, typed) : null
  if (text === null) return isCoupon(lookup) ? otherwise.option : undefined
  const own = options.find(option => option.id === answers[id])?.id
  if (correctable && own !== undefined) return own
  const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
  const exact = rows.find(({ values = [] }) => values.some(value => same(kept(code, value) ?? '', text)))
  if (exact) return exact.option
  const plain = (beginning: string) => (code.pictures ? beginning.replaceAll(/[ -]/g, '') : beginning.trim())
  const begun = rows.flatMap(({ option, beginnings = [] }) =>
    beginnings
      .map(plain)
      .filter(one => same(text.slice(0, one.length), one))
      .map(one => ({ option, size: one.length })),
  )
  const longest = begun.sort((a, b) => b.size - a.size)[0]
  return longest?.option ?? otherwise.option ?? (otherwise.reason === undefined ? own : '$else')
}

/** The value of a product: rounded half up to its decimals, lifted to its least. */
export function valueOf({ of, factor = 1, scale = 0, min = 0 }: ProductInput, numbers: NumberInput[], answers: Answers): number | undefined {
  const values = of.map(id => answers.get(numbers.find(input => input.id === id)?.id ?? fail(`no number ${id}`)))
  if (!values.every(value => typeof value === 'number')) return undefined
  const exact = values.reduce((whole, value) => multiply(whole, decimal(value)), decimal(factor))
  return Math.max(min, round(multiply(exact, fraction(10n ** BigInt(scale), 1n))) / 10 ** scale)
}

/** What follows from the answers of a selection: the values of a category's products, and what is looked up. */
export function followingFrom(category: Category, answers: Selection['inputs']): Record<Id, string | number> {
  const { inputs } = category
  const numbers = inputs.filter(input => input.kind === 'number')
  const products = inputs.filter(input => input.kind === 'product')
  const following = inputs.map(input => {
    if (input.kind === 'lookup') return [input.id, foundBy(input, category, answers)] as const
    const product = products.find(({ id }) => id === input.id)
    return [input.id, product && valueOf(product, numbers, atMost(new Map(Object.entries(answers)), numbers))] as const
  })
  return Object.fromEntries(following.flatMap(([id, value]) => (value === undefined ? [] : [[id, value]])))
}

/** Without a most of its own, a product is at most that of the mosts of its numbers. */
export function valuesOf(product: ProductInput, numbers: NumberInput[]): { max: number } {
  const most = new Map(numbers.map(({ id, max }) => [id, max]))
  return { max: product.max ?? valueOf(product, numbers, most) ?? fail('no most') }
}
