import type { GallerySection } from '#src/contract/generated/types.ts'
import { Picture } from '../picture.tsx'
import { SectionFrame } from '../section-frame.tsx'

/** Pictures of the work; absent while there are none. */
export function Gallery({ section: { id, title, images } }: { section: GallerySection }) {
  if (images.length === 0) return null
  return (
    <SectionFrame id={id} kind="gallery" title={title}>
      <ul className="grid">
        {images.map(image => (
          <li key={image.src}>
            <Picture image={image} slot="tile" />
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
