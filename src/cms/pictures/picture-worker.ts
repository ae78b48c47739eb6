import sharp, { type Sharp } from 'sharp'
import { answerInProcess } from '#src/threads/answer-in-process.ts'
import type { IconArt, PictureFacts, PictureJob } from './picture-job.ts'

/** A process that decodes pictures: see picture-job.ts, its only user. */

/** More than any camera's picture needs; memory follows it. */
const MAX_PIXELS = 60_000_000

const AVIF = { quality: 52, effort: 3 }
const WEBP = { quality: 74, effort: 4 }

/** The part of an icon's side that its art takes: phones cut icons to circles of four fifths (W3C, maskable icons). */
const ICON_ART = 0.56

/** Drawings are rendered at this many dots an inch, of which 72 make a unit one pixel, and then scaled down. */
const DRAWING_DENSITY = 576

/** Shades of a colour's channel in a tone, as hexadecimal digits: few, so that pictures share tones. */
const SHADES = '13579bdf'

answerInProcess(async (job: PictureJob) => {
  // One core, and nothing kept: pictures are made once.
  sharp.concurrency(1)
  sharp.cache(false)
  if (job.kind === 'icon') return iconOf(job, job.side)
  const picture = sharp(job.bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient()
  if (job.kind === 'facts') return factsOf(picture)
  if (job.kind === 'photo') return photoOf(picture)
  const { cut, size, format } = job
  const scaled = picture.extract(cut).resize(size.width, size.height, { fit: 'fill' })
  return (format === 'avif' ? scaled.avif(AVIF) : scaled.webp(WEBP)).toBuffer()
})

async function iconOf({ bytes, background }: IconArt, side: number): Promise<Buffer> {
  const room = Math.round(side * ICON_ART)
  const art = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', density: DRAWING_DENSITY })
    .autoOrient()
    .resize(room, room, { fit: 'inside' })
    .png()
    .toBuffer()
  const ground = sharp({ create: { width: side, height: side, channels: 3, background } })
  return ground
    .composite([{ input: art }])
    .png()
    .toBuffer()
}

async function factsOf(picture: Sharp): Promise<PictureFacts> {
  const { autoOrient, hasAlpha } = await picture.metadata()
  // Two pixels need all others: what is torn is found here, and not by a visitor.
  const halves = await picture.resize(1, 2, { fit: 'fill' }).flatten().toColourspace('srgb').raw().toBuffer()
  const tone = [...halves].map(value => SHADES.charAt(value >> 5)).join('')
  return { width: autoOrient.width, height: autoOrient.height, tone: hasAlpha ? null : tone }
}

/** How wide or high a photo of a note may be: a phone's screen twice. */
const MAX_SIDE = 1600

const PHOTO_FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif'])

async function photoOf(picture: Sharp): Promise<Buffer> {
  const { format } = await picture.metadata()
  if (!PHOTO_FORMATS.has(format)) throw new Error('it is no JPEG, PNG, WebP or AVIF file')
  return picture.resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true }).webp(WEBP).toBuffer()
}
