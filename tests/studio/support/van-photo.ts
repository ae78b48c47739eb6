import sharp from 'sharp'

/** A photo to upload, of one colour: another colour is another photo. */
export async function vanPhoto(background: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const buffer = await sharp({ create: { width: 1800, height: 1200, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { name: 'van.jpg', mimeType: 'image/jpeg', buffer }
}
