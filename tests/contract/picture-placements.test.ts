import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { cutFor, type PicturePlacement, sizesFor } from '#src/contract/picture-placements.ts'

const RATIOS: Readonly<Record<PicturePlacement, number | null>> = {
  hero: 3 / 2,
  lead: 16 / 9,
  card: 16 / 9,
  package: 16 / 9,
  tile: 4 / 3,
  pair: 3 / 2,
  whole: null,
  logo: null,
}

const pictures = fc.record({
  placement: fc.constantFrom(...(Object.keys(RATIOS) as PicturePlacement[])),
  width: fc.integer({ min: 1, max: 9000 }),
  height: fc.integer({ min: 1, max: 9000 }),
  crop: fc.record({ left: percent(45), top: percent(45), right: percent(45), bottom: percent(45) }),
  focus: fc.record({ x: percent(100), y: percent(100) }),
})

function percent(most: number) {
  return fc.integer({ min: 0, max: most })
}

test.prop([pictures])(
  'a cut is a part of the picture, shows nothing that is cut off, and has the ratio of its placement',
  ({ placement, width, height, ...image }) => {
    const cut = cutFor(placement, { width, height }, image)
    const { crop } = image
    expect(Math.min(cut.width, cut.height)).toBeGreaterThan(0)
    expect(cut.left).toBeGreaterThanOrEqual(Math.floor((width * crop.left) / 100))
    expect(cut.top).toBeGreaterThanOrEqual(Math.floor((height * crop.top) / 100))
    expect(cut.left + cut.width).toBeLessThanOrEqual(Math.max(width * (1 - crop.right / 100), cut.left + 1) + 1e-6)
    expect(cut.top + cut.height).toBeLessThanOrEqual(Math.max(height * (1 - crop.bottom / 100), cut.top + 1) + 1e-6)
    const ratio = RATIOS[placement]
    // To the pixel.
    if (ratio !== null) expect(Math.abs(cut.width - cut.height * ratio)).toBeLessThanOrEqual(1 + ratio)
  },
)

test.prop([pictures])('sizes ascend to at most that of the cut: a picture is never enlarged', ({ placement, width, height, ...image }) => {
  const cut = cutFor(placement, { width, height }, image)
  const widths = sizesFor(placement, cut).map(size => size.width)
  expect(widths.length).toBeGreaterThan(0)
  expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b))
  expect(widths.at(-1)).toBeLessThanOrEqual(cut.width)
})

test.each([
  { focus: { x: 0, y: 0 }, left: 0, top: 0 },
  { focus: { x: 50, y: 50 }, left: 0, top: 250 },
  { focus: { x: 50, y: 60 }, left: 0, top: 350 },
  { focus: { x: 100, y: 100 }, left: 0, top: 500 },
  { focus: undefined, left: 0, top: 250 },
])('what matters most stays in sight: $focus', ({ focus, left, top }) => {
  // Upright, 750 x 1000: a hero has 750 x 500 of it.
  expect(cutFor('hero', { width: 750, height: 1000 }, focus === undefined ? {} : { focus })).toEqual({ left, top, width: 750, height: 500 })
})
