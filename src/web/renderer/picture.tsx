import type { Image, Layout } from '#src/contract/generated/types.ts'
import type { PictureSlot } from '#src/contract/picture-slots.ts'
import { usePage } from './page-view.ts'

/**
 * How wide each slot is shown, as CSS lays it out. A phone's screen has more pixels than eyes see: it is told three quarters of its width, and loads
 * half as many.
 */
const WIDTHS: Readonly<Record<Layout, Readonly<Record<PictureSlot, string>>>> = {
  desktop: {
    hero: '(min-width:60rem) 55vw,100vw',
    lead: '(min-width:60rem) 26rem,100vw',
    card: '(min-width:60rem) 16rem,45vw',
    package: '(min-width:60rem) 26rem,100vw',
    tile: '(min-width:40rem) 26rem,100vw',
    whole: '100vw',
  },
  mobile: { hero: '75vw', lead: '75vw', card: '60vw', package: '75vw', tile: '75vw', whole: '75vw' },
}

/** Classes that styles know drawings in the same place by, too. */
const CLASSES: Readonly<Record<PictureSlot, string>> = {
  hero: 'scene',
  lead: 'picture',
  card: 'picture',
  package: 'cover',
  tile: 'tile',
  whole: 'whole',
}

interface PictureProps {
  image: Image
  slot: PictureSlot
  /** Whether it is on the first screen: loaded at once, and before all others. */
  isFirst?: boolean
}

/** A photograph, in the size and format that suit the visitor's screen; in its tone until it has arrived. */
export function Picture({ image, slot, isFirst = false }: PictureProps) {
  const { layout, assets } = usePage()
  const { src, width, height, tone, srcsets } = assets.picture(image, slot)
  const sizes = WIDTHS[layout][slot]
  return (
    <picture className={`photo ${CLASSES[slot]}`}>
      {srcsets !== null && <source type="image/avif" srcSet={srcsets.avif} sizes={sizes} />}
      <img
        src={src}
        {...(srcsets !== null && { srcSet: srcsets.webp, sizes })}
        alt={image.alt}
        width={width}
        height={height}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        decoding="async"
        className={tone === null ? undefined : `tone-${tone}`}
      />
    </picture>
  )
}

/** The `<link>` that lets a picture of the first screen load before its place in the page is known. */
export function PicturePreload({ image, slot }: Pick<PictureProps, 'image' | 'slot'>) {
  const { layout, assets } = usePage()
  const { srcsets } = assets.picture(image, slot)
  if (srcsets === null) return null
  return <link rel="preload" as="image" type="image/avif" imageSrcSet={srcsets.avif} imageSizes={WIDTHS[layout][slot]} fetchPriority="high" />
}
