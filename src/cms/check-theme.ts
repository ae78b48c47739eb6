import type { Place } from '#src/catalog/problems.ts'
import type { Palette, Theme } from '#src/contract/generated/types.ts'
import { contrast } from './contrast.ts'

/** What text needs to be read by most people (WCAG 2.2, level AA). */
const READABLE = 4.5

/**
 * Checks that text can be read on the ground, in both colour schemes. All other text colours are derived from these until they can be read
 * on theirs: no theme can get them wrong.
 */
export function checkTheme({ light, dark }: Theme, place: Place): void {
  checkPalette(light, place.at('light'))
  checkPalette(dark, place.at('dark'))
}

function checkPalette({ surface, ink }: Palette, place: Place): void {
  const ratio = contrast(ink, surface)
  // Rounded down, so that 4.49 never reads as enough.
  const text = (Math.floor(ratio * 100) / 100).toFixed(2)
  if (ratio < READABLE) place.at('ink').report(`the contrast of ink on surface is ${text}: it must be at least ${READABLE}`)
}
