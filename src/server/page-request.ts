import { localTime } from '#src/booking/business-time.ts'
import type { PageRequest } from '#src/booking/page.ts'
import type { Layout } from '#src/contract/generated/types.ts'
import { fileAddress, illustrationAddress } from './media-address.ts'
import type { ServerParts } from './server-parts.ts'

/** What the page at a path depends on now. */
export function pageRequest(path: string, layout: Layout, parts: ServerParts): PageRequest {
  const { content, clock, config, site } = parts
  const { revision, media } = content.current()
  if (site === null) throw new TypeError('there are no built pages')
  return {
    revision,
    layout,
    path,
    today: localTime(clock(), revision.content.business.timeZone).date,
    publicOrigin: publicOriginOf(parts),
    apiOrigin: config.apiOrigin,
    assets: {
      ...site.assets,
      illustration: name => illustrationAddress(media, name),
      drawings: `/illustrations/${media.drawings.hashedName}`,
      image: file => fileAddress(media, 'images', file),
      font: file => fileAddress(media, 'fonts', file),
    },
  }
}

/** Scheme and host under which visitors see the site. */
export function publicOriginOf({ config }: ServerParts): string {
  return config.publicOrigin ?? `http://localhost:${config.port}`
}
