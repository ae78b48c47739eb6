import { addressOf } from '../content/media.ts'

interface ThumbnailProps {
  kind: 'images' | 'illustrations'
  name: string | undefined
  size: number
}

/** A picture or drawing in small, where it can be seen. What it shows is said beside it. */
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
