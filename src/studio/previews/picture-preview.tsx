import type { PreviewProps } from 'sanity'
import { SmallPicture } from './small-picture.tsx'

/** A picture in a list, in small. */
export function PicturePreview(props: PreviewProps & { item?: unknown }) {
  return props.renderDefault({ ...props, media: <SmallPicture picture={props.item} /> })
}
