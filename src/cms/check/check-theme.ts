import { contrast, MIN_CONTRAST } from '#src/contract/contrast.ts'
import type { ContentPointer } from '#src/catalog/compile/content-pointer.ts'
import type { Palette, Theme } from '#src/contract/generated/types.ts'

/**
 * Checks the contrast of text on the ground in both colour schemes. All other text colours are derived from these two with enough contrast, so that
 * no theme can get them wrong.
 */
export function checkTheme({ light, dark }: Theme, pointer: ContentPointer): void {
  checkPalette(light, pointer.at('light'))
  checkPalette(dark, pointer.at('dark'))
}

function checkPalette({ surface, ink }: Palette, pointer: ContentPointer): void {
  const ratio = contrast(ink, surface)
  // Rounded down, so that 4.499 does not read as 4.50.
  const text = (Math.floor(ratio * 100) / 100).toFixed(2)
  if (ratio < MIN_CONTRAST) pointer.at('ink').report(`the contrast of ink on surface is ${text}: it must be at least ${MIN_CONTRAST}`)
}
