import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { contrast, MIN_CONTRAST } from '#src/contract/contrast.ts'
import { mixed, readable, textOn } from '#src/web/site/derived-colors.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map(value => `#${value.toString(16).padStart(6, '0')}`)

describe('contrast', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
    ['#11433f', '#faf8f4', 10.44],
  ])('of %s and %s', (a, b, wanted) => {
    expect(contrast(a, b)).toBeCloseTo(wanted, 1)
  })

  test.prop([color, color])('is the same both ways', (a, b) => {
    expect(contrast(a, b)).toBe(contrast(b, a))
  })

  test.prop([color, fc.array(color, { maxLength: 3 })])('of text on any ground is enough to read it', (ground, candidates) => {
    expect(contrast(textOn(ground, candidates), ground)).toBeGreaterThanOrEqual(MIN_CONTRAST)
  })

  test.prop([color, color, color])('of a colour made readable is enough, if the ink can be read', (wanted, ground, ink) => {
    fc.pre(contrast(ink, ground) >= MIN_CONTRAST)
    expect(contrast(readable(wanted, ground, ink), ground)).toBeGreaterThanOrEqual(MIN_CONTRAST)
  })

  test.prop([color, color])('a colour that can be read stays as it is', (wanted, ground) => {
    fc.pre(contrast(wanted, ground) >= MIN_CONTRAST)
    expect(readable(wanted, ground, '#000000')).toBe(wanted)
    expect(mixed(wanted, ground, 0)).toBe(wanted)
  })
})
