import type { Category } from '#src/contract/generated/types.ts'
import type { PictureSlot } from '#src/contract/picture-slots.ts'
import { Art } from '../../ui/art.tsx'
import { usePage } from '../page-view.ts'
import { Picture } from '../picture.tsx'

interface CategoryPictureProps {
  category: Category
  slot: PictureSlot
  isFirst?: boolean
}

/** The photograph of a category, or its drawing. */
export function CategoryPicture({ category: { picture, icon }, slot, isFirst = false }: CategoryPictureProps) {
  const { assets } = usePage()
  return picture === undefined ? <Art kind="picture" file={assets.drawings} name={icon} /> : <Picture image={picture} slot={slot} isFirst={isFirst} />
}
