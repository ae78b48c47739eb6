interface ThumbnailProps {
  /** Null where the picture is not at hand. */
  address: string | null
  size: number
}

/** A thumbnail of a picture or drawing, where available. Decorative: the text beside it says what it shows. */
export function Thumbnail({ address, size }: ThumbnailProps) {
  if (address === null) return null
  return (
    <img
      src={address}
      alt=""
      style={{ width: size, height: size, objectFit: 'contain', borderRadius: 3, background: 'var(--card-muted-bg-color)' }}
    />
  )
}
