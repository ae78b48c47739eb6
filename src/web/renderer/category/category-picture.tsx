import type { Category } from '#src/contract/generated/types.ts'
import { Art } from '../../ui/art.tsx'
import { usePage } from '../page-view.ts'
import { type FramedPlacement, Picture } from '../picture.tsx'

interface CategoryPictureProps {
  category: Category
  placement: FramedPlacement
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
