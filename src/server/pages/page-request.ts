import { localTime } from '#src/booking/schedule/business-time.ts'
import type { PageRequest } from '#src/page/page-renderer.ts'
import type { Revision } from '#src/catalog/revision.ts'
import type { Day, Layout } from '#src/contract/generated/types.ts'
import { pageAssets } from '../content/media-address.ts'
import type { AppContext } from '../app-context.ts'

/** All that the page at a path depends on at this moment. */
export function pageRequest(path: string, layout: Layout, context: AppContext): PageRequest {
  const { content, config, site } = context
  const { revision, media, pictures } = content.current()
  if (site === null) throw new TypeError('there are no built pages')
  return {
    revision,
    layout,
    path,
    today: todayOf(revision, context),
    publicOrigin: publicOriginOf(context),
    apiOrigin: config.apiOrigin,
    assets: pageAssets(site.assets, { ...media, pictures }, revision.content),
  }
}

/** The current day in the business's time zone. */
export function todayOf({ content }: Revision, { clock }: Pick<AppContext, 'clock'>): Day {
  return localTime(clock(), content.business.timeZone).date
}

/** Scheme and host under which visitors see the site. */
export function publicOriginOf({ config }: AppContext): string {
  return config.publicOrigin ?? `http://localhost:${config.port}`
}
