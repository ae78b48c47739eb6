import desktop from '#src/web/site/styles/desktop.css?inline'
import mobile from '#src/web/site/styles/mobile.css?inline'
import { criticalStyles } from '#src/web/site/styles.ts'
import { themeStyle } from '#src/web/site/theme-style.ts'
import { colorScheme, type Settings } from '../settings.ts'
import type { Group, Kind, Specimen } from '../specimen.ts'
import type { Stage } from '../stage.ts'
import around from './frame.css?inline'

const layoutStyles = { desktop, mobile }

interface FramePageProps {
  group: Group
  kind: Kind
  specimen: Specimen
  stage: Stage
  settings: Settings
}

/** One specimen in a document of its own: with the styles, the width and the height of a page. */
export function FramePage({ group, kind, specimen, stage: { content, page }, settings: { layout, scheme } }: FramePageProps) {
  const parts = { hasPhotos: true, hasLogo: true, hasWordsOverPhoto: content.theme.hero === 'behind' }
  const style = themeStyle(content.theme, page.assets.font) + criticalStyles(layout, parts) + layoutStyles[layout] + around
  const isAdmin = group.id === 'admin'
  return (
    <html lang={content.business.locale} data-layout={layout} data-admin={isAdmin || undefined} style={{ colorScheme: colorScheme(scheme) }}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{`${kind.name}: ${specimen.state}`}</title>
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        {isAdmin ? specimen.body : <div id="site">{specimen.body}</div>}
        {/* Styles hide parts that no footer follows, as in a page that is still arriving. */}
        <footer hidden />
      </body>
    </html>
  )
}
