import type { Image } from './generated/types.ts'

/** In pixels. */
export interface PictureSize {
  width: number
  height: number
}

/** A part of a picture, in pixels from its left upper corner. */
export interface PictureCut extends PictureSize {
  left: number
  top: number
}

/** A place in the layout that pictures are cut and scaled for. */
interface Placement {
  /** Width to height; null: the picture's own. */
  ratio: number | null
  /** In pixels, ascending. */
  widths: readonly number[]
}

export type PicturePlacement = 'hero' | 'lead' | 'card' | 'package' | 'tile' | 'pair' | 'whole' | 'logo'

const PLACEMENTS: Readonly<Record<PicturePlacement, Placement>> = {
  hero: { ratio: 3 / 2, widths: [480, 800, 1200, 1800] },
  lead: { ratio: 16 / 9, widths: [400, 800, 1200] },
  card: { ratio: 16 / 9, widths: [200, 400, 640] },
  package: { ratio: 16 / 9, widths: [400, 800] },
  tile: { ratio: 4 / 3, widths: [320, 640] },
  pair: { ratio: 3 / 2, widths: [400, 800, 1200] },
  whole: { ratio: null, widths: [1600] },
  logo: { ratio: null, widths: [384] },
}

/** Below this share of the next size, a size is worth having. */
const NEXT = 0.9

/** The largest part of a picture that has a placement's ratio, without what is cut off, as near around the focus as it fits. */
export function cutFor(placement: PicturePlacement, whole: PictureSize, { crop, focus }: Pick<Image, 'crop' | 'focus'>): PictureCut {
  const { left, top, right, bottom } = crop ?? { left: 0, top: 0, right: 0, bottom: 0 }
  const room = {
    left: (whole.width * left) / 100,
    top: (whole.height * top) / 100,
    width: (whole.width * (100 - left - right)) / 100,
    height: (whole.height * (100 - top - bottom)) / 100,
  }
  const ratio = PLACEMENTS[placement].ratio ?? room.width / room.height
  const width = Math.min(room.width, room.height * ratio)
  const height = Math.min(room.height, room.width / ratio)
  const center = {
    x: focus === undefined ? room.left + room.width / 2 : (whole.width * focus.x) / 100,
    y: focus === undefined ? room.top + room.height / 2 : (whole.height * focus.y) / 100,
  }
  return {
    left: Math.floor(between(room.left, center.x - width / 2, room.left + room.width - width)),
    top: Math.floor(between(room.top, center.y - height / 2, room.top + room.height - height)),
    width: Math.max(1, Math.floor(width)),
    height: Math.max(1, Math.floor(height)),
  }
}

/** The sizes that a cut is offered in, ascending: a picture is never enlarged. */
export function sizesFor(placement: PicturePlacement, { width, height }: PictureSize): PictureSize[] {
  const { widths } = PLACEMENTS[placement]
  const smaller = widths.filter(each => each < width * NEXT)
  return (smaller.length < widths.length ? [...smaller, width] : smaller).map(each => ({
    width: each,
    height: Math.max(1, Math.round((each * height) / width)),
  }))
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
