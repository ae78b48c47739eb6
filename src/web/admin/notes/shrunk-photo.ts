/** The server keeps no photo larger than this: what is sent need not be larger either. */
const MAX_SIDE = 1600

const QUALITY = 0.85

/** Makes a photo small enough for a weak line, as a JPEG in base64. @throws with a message for the owner when the browser cannot read it. */
export async function shrunkPhoto(file: File): Promise<string> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (picture === null) throw new Error(`“${file.name}” is no photo that this browser can read: use a JPEG or PNG file`)
  const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return canvas.toDataURL('image/jpeg', QUALITY).replace(/^data:[^,]*,/, '')
}
