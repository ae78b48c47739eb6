import type { ReactElement } from 'react'
import { useClient } from 'sanity'
import { fieldsOf } from '../../studio-model/draft/draft-value.ts'
import { API_VERSION } from '../client/api-version.ts'
import { assetAddress } from '../content/asset-address.ts'
import { addressOf } from '../content/media.ts'
import { Thumbnail } from '../form/thumbnail.tsx'

/** The side of a picture in a list, in pixels. */
const SIZE = 33

/** A picture of content, in small. */
export function SmallPicture({ picture }: { picture: unknown }) {
  const client = useClient(API_VERSION)
  const { src, asset } = fieldsOf(picture)
  return <Thumbnail address={asset === undefined ? addressOf('images', nameIn(src)) : assetAddress(client, asset, 100)} size={SIZE} />
}

/** What a list shows beside the words of a category or package: its photograph, else its drawing; undefined where neither is at hand. */
export function mediaOf({ picture, icon, logo }: Readonly<Record<string, unknown>>): ReactElement | undefined {
  const { src, asset } = fieldsOf(picture)
  if (asset !== undefined || addressOf('images', nameIn(src)) !== null) return <SmallPicture picture={picture} />
  const drawing = addressOf('illustrations', nameIn(icon ?? logo))
  return drawing === null ? undefined : <Thumbnail address={drawing} size={SIZE} />
}

function nameIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
