import type { ReactNode } from 'react'
import type { PageMeta, Theme } from '#src/contract/generated/types.ts'
import { usePage } from '../renderer/page-view.ts'
import { PicturePreload } from '../renderer/picture.tsx'
import { AdminPlace } from './admin-place.tsx'
import { firstPicture } from './first-picture.ts'

/** Metadata, styles and scripts of a page. */
export interface DocumentHead {
  meta: PageMeta
  url: string
  /** Scheme and host of the public site. */
  origin: string
  icon: string
  /** Null: none. */
  structuredData: string | null
  style: string
  headScript: string
  bodyScript: string
}

/** The HTML document around a page: the public site, and the place of the admin. */
export function Document({ head, children }: { head: DocumentHead; children: ReactNode }) {
  const page = usePage()
  const { layout, content } = page
  const { business, theme } = content
  const first = firstPicture(page)
  return (
    <html lang={business.locale} data-layout={layout}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <script dangerouslySetInnerHTML={{ __html: head.headScript }} />
        {first !== null && <PicturePreload image={first.image} placement={first.placement} />}
        <title>{head.meta.title}</title>
        <meta name="description" content={head.meta.description} />
        <link rel="canonical" href={head.url} />
        <link rel="icon" href={head.icon} type="image/svg+xml" />
        <Sharing head={head} />
        <ThemeColors theme={theme} />
        <HomeScreen />
        <style dangerouslySetInnerHTML={{ __html: head.style }} />
      </head>
      <body>
        <div id="site">{children}</div>
        <AdminPlace />
        {head.structuredData !== null && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: head.structuredData }} />}
        <script dangerouslySetInnerHTML={{ __html: head.bodyScript }} />
      </body>
    </html>
  )
}

/** Metadata for link previews (Open Graph protocol; X reads it too). */
function Sharing({ head: { meta, url, origin } }: { head: DocumentHead }) {
  const { content, assets } = usePage()
  const { sharing } = content.site
  const properties = {
    type: 'website',
    title: meta.title,
    description: meta.description,
    url,
    site_name: content.business.name,
    locale: content.business.locale.replace('-', '_'),
    ...(sharing && {
      image: origin + assets.image(sharing.src),
      'image:alt': sharing.alt,
    }),
  }
  return (
    <>
      {Object.entries(properties).map(([property, value]) => (
        <meta key={property} property={`og:${property}`} content={value} />
      ))}
      {sharing !== undefined && <meta name="twitter:card" content="summary_large_image" />}
    </>
  )
}

function HomeScreen() {
  const { content, assets } = usePage()
  const [smallest] = content.site.app?.icons ?? []
  if (smallest === undefined) return null
  return (
    <>
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="apple-touch-icon" href={assets.image(smallest.src)} />
    </>
  )
}

function ThemeColors({ theme: { light, dark } }: { theme: Theme }) {
  return (
    <>
      <meta name="theme-color" content={light.surface} media="(prefers-color-scheme:light)" />
      <meta name="theme-color" content={dark.surface} media="(prefers-color-scheme:dark)" />
    </>
  )
}
