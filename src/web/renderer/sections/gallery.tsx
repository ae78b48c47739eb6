import type { GallerySection } from '#src/contract/generated/types.ts'
import { usePage } from '../page-view.ts'
import { SectionFrame } from '../section-frame.tsx'

/** Pictures of the work; absent while there are none. */
export function Gallery({ section: { id, title, images } }: { section: GallerySection }) {
  const page = usePage()
  if (images.length === 0) return null
  return (
    <SectionFrame id={id} kind="gallery" title={title}>
      <ul className="grid">
        {images.map(({ src, alt, width, height }) => (
          <li key={src}>
            <img src={page.assets.image(src)} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
