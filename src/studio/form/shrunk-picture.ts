/** Pages show no picture larger than this. */
const MAX_SIDE = 1600

const QUALITY = 0.85

/**
 * Prepares a picture for pages: upright, no larger than shown, and without metadata such as the location. A PNG stays a PNG, anything else becomes a
 * JPEG. @throws with a message for the owner when the browser cannot read it.
 */
export async function shrunkPicture(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (picture === null) throw new Error(`“${file.name}” is no picture that this browser can read: use a JPEG or PNG file.`)
  const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg'
  const context = canvas.getContext('2d')
  if (type === 'image/jpeg' && context !== null) {
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const made = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, type, QUALITY))
  if (made === null) throw new Error(`“${file.name}” could not be made into a picture for pages.`)
  return made
}
