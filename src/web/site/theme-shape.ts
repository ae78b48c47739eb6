import type { HeadingStyle, Theme } from '#src/contract/generated/types.ts'

/** Returns the look's choices of shape as CSS custom properties; what needs rules of its own is a class (hero.tsx). */
export function shapeStyle({ headings = {}, cards, buttons, radius, rhythm = 'usual' }: Theme): string {
  const { weight = 650, letters = 'tight', capitals = false } = headings
  const corner = buttons === undefined ? `${radius * 0.75}px` : CORNERS[buttons]
  return `--radius:${radius}px;--corner:${corner};--weight:${weight};--letters:${LETTERS[letters]};--capitals:${capitals ? 'uppercase' : 'none'};--rhythm:${RHYTHMS[rhythm]}${cards === undefined ? '' : BOXES[cards]}`
}

const CORNERS: Readonly<Record<NonNullable<Theme['buttons']>, string>> = { square: '0', pill: '99px' }

const LETTERS: Readonly<Record<NonNullable<HeadingStyle['letters']>, string>> = { tight: '-.025em', usual: '0', wide: '.06em' }

/** How many times the usual room stands between sections. */
const RHYTHMS: Readonly<Record<NonNullable<Theme['rhythm']>, number>> = { close: 0.7, usual: 1, wide: 1.35 }

/** Whatever stands in a box (sections.css), in place of a hairline around a raised ground. */
const BOXES: Readonly<Record<NonNullable<Theme['cards']>, string>> = {
  boxed: '',
  raised: ';--box:1px solid transparent;--box-shade:var(--shade)',
  ruled: ';--box:0;--box-ground:none;--box-shade:inset 0 2px var(--ink)',
}
