import type { FastifyInstance } from 'fastify'
import type { ContentSnapshot } from '#src/cms/live/content-snapshot.ts'
import { type IconArt, makeIcon } from '#src/cms/pictures/picture-job.ts'
import type { AppContext } from '../app-context.ts'
import { FOREVER } from '../http/cache-control.ts'
import { adminManifest } from '../site-files/admin-manifest.ts'
import { iconArt, iconVersion, ICON_SIDES, type IconSide, neutralArt } from '../site-files/app-icon.ts'

/** The icon of a content snapshot, in the sizes that were asked for. */
interface Icon {
  art: IconArt
  version: string
  made: Map<IconSide, Promise<Buffer>>
}

/** What installing the admin as an app needs, made from the current content; its icon at the first call. */
export function addAdminApp(app: FastifyInstance, { content }: AppContext): void {
  const icons = new WeakMap<ContentSnapshot, Icon>()
  const iconOf = (snapshot: ContentSnapshot): Icon => {
    const known = icons.get(snapshot)
    if (known !== undefined) return known
    const art = iconArt(snapshot)
    const icon = { art, version: iconVersion(art), made: new Map() }
    icons.set(snapshot, icon)
    return icon
  }

  app.get('/admin/app.webmanifest', (_, reply) => {
    const snapshot = content.current()
    const { art, version } = iconOf(snapshot)
    const text = JSON.stringify(adminManifest(snapshot.revision.content, art.background, side => `/admin/icon-${side}.png?v=${version}`))
    return reply.header('cache-control', 'no-cache').type('application/manifest+json; charset=utf-8').send(text)
  })

  for (const side of ICON_SIDES) {
    app.get<{ Querystring: { v?: unknown } }>(`/admin/icon-${side}.png`, async ({ query, log }, reply) => {
      const snapshot = content.current()
      const { art, version, made } = iconOf(snapshot)
      const making = made.get(side) ?? make(art, side)
      made.set(side, making)
      const bytes = await making.catch((error: unknown) => {
        log.warn(`the logo is no icon of the admin: ${String(error)}`)
        // Not again at every call.
        const neutral = make(neutralArt(snapshot.revision.content.theme.dark), side)
        made.set(side, neutral)
        return neutral
      })
      return reply
        .header('cache-control', query.v === version ? FOREVER : 'no-cache')
        .type('image/png')
        .send(bytes)
    })
  }
}

async function make(art: IconArt, side: IconSide): Promise<Buffer> {
  return Buffer.from(await makeIcon(art, side))
}
