import { addressOf } from '../content/media.ts'

interface ThumbnailProps {
  kind: 'images' | 'illustrations'
  name: string | undefined
  size: number
}

/** A thumbnail of a picture or drawing, where available. Decorative: the text beside it says what it shows. */
export function Thumbnail({ kind, name, size }: ThumbnailProps) {
  const address = addressOf(kind, name)
  if (address === null) return null
  return (
    <img
      src={address}
      alt=""
      style={{ width: size, height: size, objectFit: 'contain', borderRadius: 3, background: 'var(--card-muted-bg-color)' }}
    />
  )
}
