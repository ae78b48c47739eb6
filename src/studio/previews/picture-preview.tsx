import { type PreviewProps, useClient } from 'sanity'
import { assetAddress } from '../content/asset-address.ts'
import { addressOf } from '../content/media.ts'
import { Thumbnail } from '../form/thumbnail.tsx'
import { API_VERSION } from '../client/api-version.ts'

/** A picture in a list, in small. */
export function PicturePreview(props: PreviewProps & { item?: { src?: string; asset?: unknown } }) {
  const client = useClient(API_VERSION)
  const { src, asset } = props.item ?? {}
  const address = asset === undefined ? addressOf('images', src) : assetAddress(client, asset, 100)
  return props.renderDefault({ ...props, media: <Thumbnail address={address} size={33} /> })
}
