import type { PreviewProps } from 'sanity'
import { Thumbnail } from '../form/thumbnail.tsx'

/** A picture in a list, in small. */
export function PicturePreview(props: PreviewProps & { item?: { src?: string } }) {
  return props.renderDefault({ ...props, media: <Thumbnail kind="images" name={props.item?.src} size={33} /> })
}
