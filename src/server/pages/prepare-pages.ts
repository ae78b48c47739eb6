import type { BuiltSite } from './built-site.ts'
import { addressesOf } from '../content/media-address.ts'
import type { PageCache } from './page-cache.ts'
import { publicOriginOf, todayOf } from './page-request.ts'
import { runPageJob } from './page-thread.ts'
import type { AppContext } from '../app-context.ts'

/** Renders the cached pages anew before other content goes live, so that no visitor waits for them. */
export function prepareBeforeLive(cache: PageCache, { renderer, rendererFile, assets }: BuiltSite, context: AppContext): void {
  const { content, config } = context
  if (rendererFile === null) return
  content.beforeLive(async ({ revision, texts, media, pictures }) => {
    const pages = cache.names()
    if (pages.length === 0) return
    const today = todayOf(revision, context)
    const made = await runPageJob({
      kind: 'pages',
      renderer: rendererFile,
      build: renderer.build,
      revision: revision.id,
      texts,
      media: addressesOf({ ...media, pictures }),
      assets,
      pages,
      today,
      publicOrigin: publicOriginOf(context),
      apiOrigin: config.apiOrigin,
    })
    cache.put({ revision, today }, made)
  })
}
