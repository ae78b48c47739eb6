import sharp, { type Sharp } from 'sharp'
import { answerInProcess } from '#src/threads/answer-in-process.ts'
import type { PictureFacts, PictureJob } from './picture-job.ts'

/** A process that decodes pictures: see picture-job.ts, its only user. */

/** More than any camera's picture needs; memory follows it. */
const MAX_PIXELS = 60_000_000

const AVIF = { quality: 52, effort: 3 }
const WEBP = { quality: 74, effort: 4 }

/** Shades of a colour's channel in a tone, as hexadecimal digits: few, so that pictures share tones. */
const SHADES = '13579bdf'

answerInProcess(async (job: PictureJob) => {
  // One core, and nothing kept: pictures are made once.
  sharp.concurrency(1)
  sharp.cache(false)
  const picture = sharp(job.bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient()
  if (job.kind === 'facts') return factsOf(picture)
  const { cut, size, format } = job
  const scaled = picture.extract(cut).resize(size.width, size.height, { fit: 'fill' })
  return (format === 'avif' ? scaled.avif(AVIF) : scaled.webp(WEBP)).toBuffer()
})

async function factsOf(picture: Sharp): Promise<PictureFacts> {
  const { autoOrient, hasAlpha } = await picture.metadata()
  // Two pixels need all others: what is torn is found here, and not by a visitor.
  const halves = await picture.resize(1, 2, { fit: 'fill' }).flatten().toColourspace('srgb').raw().toBuffer()
  const tone = [...halves].map(value => SHADES.charAt(value >> 5)).join('')
  return { width: autoOrient.width, height: autoOrient.height, tone: hasAlpha ? null : tone }
}
