import type { GalleryImage } from '#src/contract/generated/types.ts'
import { usePage } from './page-view.ts'
import { Picture } from './picture.tsx'

/** Pictures of the work; each leads to itself enlarged, which the page's script shows in place. */
export function WorkLinks({
  images,
  className,
  groups,
}: {
  images: readonly GalleryImage[]
  className: string
  groups?: readonly (string | undefined)[]
}) {
  const { text, assets } = usePage()
  if (images.length === 0) return null
  return (
    <ul className={className}>
      {images.map((image, index) => (
        <li key={image.src} data-of={groups?.[index]}>
          <a href={assets.picture(image, 'whole').src} data-view="">
            <Picture image={image} placement="tile" />
            {image.caption !== undefined && <span>{text(image.caption)}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}
