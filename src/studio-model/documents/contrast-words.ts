import { contrast, MIN_CONTRAST } from '#src/contract/contrast.ts'
import type { Fields } from '../draft/draft-value.ts'
import { titlesOf } from './field-titles.ts'

/** The two colours that must differ enough, by their titles in the form. */
export const INK_ON_SURFACE = titlesOf(['ink', 'surface'], { is: 'named', type: 'Palette' }).join(' on ')

const COLOR = /^#[0-9a-f]{6}$/

/** What is said beside the colours of a palette: how well its text can be read on its ground; null while one of them is missing. */
export function contrastWords({ ink, surface }: Fields): { isEnough: boolean; words: string } | null {
  if (!isColor(ink) || !isColor(surface)) return null
  const ratio = contrast(ink, surface)
  // Rounded down, so that 4.499 does not read as 4.50.
  const said = (Math.floor(ratio * 100) / 100).toFixed(2)
  const isEnough = ratio >= MIN_CONTRAST
  return {
    isEnough,
    words: isEnough
      ? `${INK_ON_SURFACE}: contrast ${said}, easy to read`
      : `${INK_ON_SURFACE}: contrast ${said}, too little to read. It takes ${MIN_CONTRAST}`,
  }
}

/** Whether a draft's value is a colour. */
export function isColor(value: unknown): value is string {
  return typeof value === 'string' && COLOR.test(value)
}
