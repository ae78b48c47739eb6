import type { Image, Layout } from '#src/contract/generated/types.ts'
import type { PicturePlacement } from '#src/contract/picture-placements.ts'
import { usePage } from './page-view.ts'

/** Every placement but the logo's, which has a fixed height and no frame. */
export type FramedPlacement = Exclude<PicturePlacement, 'logo'>

/**
 * How wide each placement is shown, as CSS lays it out. A phone's screen has more pixels than eyes see: it is told three quarters of its width, and loads
 * half as many.
 */
const WIDTHS: Readonly<Record<Layout, Readonly<Record<FramedPlacement, string>>>> = {
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
const CLASSES: Readonly<Record<FramedPlacement, string>> = {
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
  placement: FramedPlacement
  /** Whether it is on the first screen: loaded at once, and before all others. */
  isFirst?: boolean
  /** Whether it has the placement's shape itself, and does not fill an element around it. */
  isFramed?: boolean
}

/** A photograph, in the size and format that suit the visitor's screen; in its tone until it has arrived. */
export function Picture({ image, placement, isFirst = false, isFramed = true }: PictureProps) {
  const { assets } = usePage()
  const { src, width, height, tone, srcsets } = assets.picture(image, placement)
  const sizes = useSizes(placement)
  return (
    <picture className={isFramed ? `photo ${CLASSES[placement]}` : undefined}>
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
  const { assets } = usePage()
  const sizes = useSizes(placement)
  const { srcsets } = assets.picture(image, placement)
  if (srcsets === null) return null
  return <link rel="preload" as="image" type="image/avif" imageSrcSet={srcsets.avif} imageSizes={sizes} fetchPriority="high" />
}

function useSizes(placement: FramedPlacement): string {
  const { layout, content, lead } = usePage()
  // A category's own page shows its picture beside the words, whatever the theme.
  const isBehind = placement === 'hero' && content.theme.hero === 'behind' && lead === null
  return isBehind ? '100vw' : WIDTHS[layout][placement]
}
