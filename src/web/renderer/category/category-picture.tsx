import type { Category } from '#src/contract/generated/types.ts'
import type { PicturePlacement } from '#src/contract/picture-placements.ts'
import { Art } from '../../ui/art.tsx'
import { usePage } from '../page-view.ts'
import { Picture } from '../picture.tsx'

interface CategoryPictureProps {
  category: Category
  placement: PicturePlacement
  isFirst?: boolean
}

/** The photograph of a category, or its drawing. */
export function CategoryPicture({ category: { picture, icon }, placement, isFirst = false }: CategoryPictureProps) {
  const { assets } = usePage()
  return picture === undefined ? (
    <Art kind="picture" file={assets.drawings} name={icon} />
  ) : (
    <Picture image={picture} placement={placement} isFirst={isFirst} />
  )
}
