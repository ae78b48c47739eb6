import type { CodeInput } from '#src/contract/generated/types.ts'
import { isCoupon, NO_COUPON } from './is-coupon.ts'
import type { CodeInputPlan } from '../plan.ts'
import { bitOf, type InputKind } from './input-kind.ts'

/** Longer texts are no codes, whatever they say. */
const MAX_LENGTH = 100

/** What may stand for a sign of a picture; what only sets groups apart stands for nothing. */
const SIGNS: Readonly<Record<string, string>> = { '9': '0123456789', A: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', X: '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ' }

const APART = /[ -]/g

/** A short text of a few shapes, such as a postcode, or one for which suggestions are made, such as a model. */
export const code: InputKind<'code'> = {
  compile(input, index, { pointer }) {
    const { id, pictures = [], suggestions = [], fills } = input
    if (!isCoupon(input) && (pictures.length === 0) === (suggestions.length === 0))
      pointer.report('say in pictures what it looks like, such as 99999, or give suggestions')
    pictures.forEach((picture, position) => {
      if (signsOf(picture) === '')
        pointer.at('pictures', position).report(`"${picture}" has no sign: write 9 for a digit, A for a letter, X for either`)
    })
    const read = readerOf(input)
    const begins = (text: string) => beginningOf(text, input)
    const seen = new Set<string>()
    suggestions.forEach((text, position) => {
      if (read(text) === null) pointer.at('suggestions', position).report(`"${text}" is no text that can be typed`)
      const key = text.toLowerCase()
      if (seen.has(key)) pointer.at('suggestions', position).report(`a second suggestion "${text}"`)
      seen.add(key)
    })
    return { kind: 'code', id, index, asks: bitOf(index), read, begins, examples: new Set([exampleOf(input)]), fills }
  },
  told: (_, text) => text,
}

/**
 * Reads a text as it is kept and looked up; null when it is none that the input takes. Of a picture: capital letters and digits, without blanks and hyphens. Else
 * the suggestion that it is, however it is written, or the words as typed, each blank one.
 */
export function readerOf({ pictures = [], suggestions = [] }: Pick<CodeInput, 'pictures' | 'suggestions'>): CodeInputPlan['read'] {
  const known = new Map(suggestions.map(suggestion => [suggestion.toLowerCase(), suggestion]))
  const shapes = pictures.map(signsOf)
  const isShaped = (text: string) => shapes.some(shape => fits(text, shape))
  return text => {
    if (text.length > MAX_LENGTH) return null
    const typed = () => text.normalize('NFKC').trim().replace(/\s+/g, ' ')
    if (pictures.length > 0) {
      // Most often it is what it should be.
      const signs = isShaped(text) ? text : typed().toUpperCase().replace(APART, '')
      return isShaped(signs) ? signs : null
    }
    const words = typed()
    return words === '' || /\p{C}/u.test(words) ? null : (known.get(words.toLowerCase()) ?? words)
  }
}

/** A beginning of texts that the input takes, in their normal form; null when none begins so. */
function beginningOf(text: string, { pictures = [] }: Pick<CodeInput, 'pictures'>): string | null {
  if (pictures.length === 0) return readerOf({})(text)
  const signs = text.toUpperCase().replace(APART, '')
  const begun = pictures.map(picture => signsOf(picture).slice(0, signs.length)).filter(start => start.length === signs.length)
  return signs !== '' && begun.length > 0 ? readerOf({ pictures: begun })(signs) : null
}

function fits(text: string, shape: string): boolean {
  if (text.length !== shape.length) return false
  for (let at = 0; at < shape.length; at++) if (SIGNS[shape.charAt(at)]?.includes(text.charAt(at)) !== true) return false
  return true
}

function signsOf(picture: string): string {
  return picture.replace(APART, '')
}

/** Some text that the input takes. */
function exampleOf(input: CodeInput): string {
  const { pictures = [], suggestions = [] } = input
  return isCoupon(input) ? NO_COUPON : (suggestions[0] ?? filledIn(pictures[0] ?? '', '0', 'A'))
}

/** A picture with a digit and a letter in place of its signs. */
export function filledIn(picture: string, digit: string, letter: string): string {
  return signsOf(picture).replaceAll(/[9X]/g, digit).replaceAll('A', letter)
}
