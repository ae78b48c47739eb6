import type { Image, Layout } from '#src/contract/generated/types.ts'
import type { PicturePlacement } from '#src/contract/picture-placements.ts'
import { usePage } from './page-view.ts'

/**
 * How wide each placement is shown, as CSS lays it out. A phone's screen has more pixels than eyes see: it is told three quarters of its width, and loads
 * half as many.
 */
const WIDTHS: Readonly<Record<Layout, Readonly<Record<PicturePlacement, string>>>> = {
  desktop: {
    hero: '(min-width:60rem) 55vw,100vw',
    lead: '(min-width:60rem) 26rem,100vw',
    card: '(min-width:60rem) 16rem,45vw',
    package: '(min-width:60rem) 26rem,100vw',
    tile: '(min-width:40rem) 26rem,100vw',
    pair: '(min-width:60rem) 40rem,100vw',
    whole: '100vw',
  },
  mobile: { hero: '75vw', lead: '75vw', card: '60vw', package: '75vw', tile: '75vw', pair: '75vw', whole: '75vw' },
}

/** Classes that styles know drawings in the same place by, too. */
const CLASSES: Readonly<Record<PicturePlacement, string>> = {
  hero: 'scene',
  lead: 'picture',
  card: 'picture',
  package: 'cover',
  tile: 'tile',
  pair: 'pair',
  whole: 'whole',
}

interface PictureProps {
  image: Image
  placement: PicturePlacement
  /** Whether it is on the first screen: loaded at once, and before all others. */
  isFirst?: boolean
}

/** A photograph, in the size and format that suit the visitor's screen; in its tone until it has arrived. */
export function Picture({ image, placement, isFirst = false }: PictureProps) {
  const { layout, assets } = usePage()
  const { src, width, height, tone, srcsets } = assets.picture(image, placement)
  const sizes = WIDTHS[layout][placement]
  return (
    <picture className={`photo ${CLASSES[placement]}`}>
      {srcsets !== null && <source type="image/avif" srcSet={srcsets.avif} sizes={sizes} />}
      <img
        src={src}
        {...(srcsets !== null && isFirst && { srcSet: srcsets.webp, sizes })}
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
export function PicturePreload({ image, placement }: Pick<PictureProps, 'image' | 'placement'>) {
  const { layout, assets } = usePage()
  const { srcsets } = assets.picture(image, placement)
  if (srcsets === null) return null
  return <link rel="preload" as="image" type="image/avif" imageSrcSet={srcsets.avif} imageSizes={WIDTHS[layout][placement]} fetchPriority="high" />
}
