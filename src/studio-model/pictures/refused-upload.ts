/** A file as a browser tells of it. */
interface GivenFile {
  readonly name: string
  readonly type: string
  /** In bytes. */
  readonly size: number
}

/** The formats that may be uploaded, as a file chooser asks for them. */
export const UPLOADED_TYPES = 'image/jpeg,image/png,image/webp,image/avif'

const MAX_BYTES = 20_000_000

/** What would be right in place of pictures that pages do not show, by ending. */
const INSTEAD: Readonly<Record<string, string>> = {
  svg: 'is a drawing (SVG): put it into the images of the site’s folder, where it is checked, or save it as a PNG',
  gif: 'is a GIF: save it as a PNG, or use a video (MP4) where it moves',
  heic: 'is a HEIC photo, which most browsers do not show: export it as a JPEG (an iPhone takes JPEGs with Settings, Camera, Formats, Most Compatible)',
  tif: 'is a TIFF: export it as a JPEG',
  bmp: 'is a bitmap (BMP): save it as a PNG',
}

const SAME: Readonly<Record<string, string>> = { heif: 'heic', tiff: 'tif', 'svg+xml': 'svg' }

/** Says why a picture cannot be uploaded, and what would be right; null when it can. */
export function refusedUpload({ name, type, size }: GivenFile): string | null {
  if (!UPLOADED_TYPES.split(',').includes(type)) {
    // Browsers do not know the type of every file.
    const kinds = [type.replace(/^image\//, ''), name.split('.').at(-1)?.toLowerCase() ?? '']
    const known = kinds.map(kind => INSTEAD[SAME[kind] ?? kind]).find(words => words !== undefined)
    return `“${name}” ${known ?? 'is no picture that pages show: use a JPEG, PNG, WebP or AVIF file'}.`
  }
  if (size <= MAX_BYTES) return null
  return `“${name}” has ${Math.ceil(size / 1_000_000)} MB: use one of at most ${MAX_BYTES / 1_000_000} MB; 3,000 pixels on its longer side are enough.`
}
