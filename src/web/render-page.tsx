import { renderToStaticMarkup } from 'react-dom/server'
import type { Page, PageRenderer, PageRequest } from '#src/page/page-renderer.ts'
import { BUILD } from '#src/contract/build.ts'
import type { Category, FurtherPage, PageMeta } from '#src/contract/generated/types.ts'
import { pageViewOf } from './page-view-of.tsx'
import { PageContext } from './renderer/page-view.ts'
import { DesktopPage } from './site/desktop-page.tsx'
import { Document } from './site/document.tsx'
import { galleryFilterStyle } from './site/gallery-filter-style.ts'
import { STYLES_BARRIER } from './site/layout-styles.tsx'
import { MobilePage } from './site/mobile-page.tsx'
import { bodyScript, headScript, offlineScript } from './site/scripts.ts'
import { structuredData } from './site/structured-data.ts'
import { NoticePage } from './site/notice-page.tsx'
import { criticalStyles, noticeStyles } from './site/styles.ts'
import { themeStyle } from './site/theme-style.ts'
import { toneStyle } from './site/tone-style.ts'

export const build: PageRenderer['build'] = BUILD

/** Renders the front page, a category's or a further page as a whole document; null when no page has this path. */
export const renderPage: PageRenderer['renderPage'] = request => {
  const { categories, site } = request.revision.content
  const lead = categories.find(({ path }) => path === request.path) ?? null
  const further = site.pages?.find(({ path }) => path === request.path) ?? null
  return lead === null && further === null && request.path !== '/' ? null : renderDocument(request, lead, further)
}

function renderDocument(request: PageRequest, lead: Category | null, further: FurtherPage | null): Page {
  const { revision, layout, path, publicOrigin, assets } = request
  const { theme, site, categories } = revision.content
  const page = pageViewOf(request, { lead, further })
  const url = publicOrigin + path
  const { title, description } = lead?.seo ?? further?.meta ?? site.meta
  const meta: PageMeta = { title: page.text(title), description: page.text(description) }
  const parts = layout === 'desktop' ? [site.desktop] : site.mobile.views
  const sections = further?.sections ?? parts.flatMap(part => part.sections)
  const head = {
    meta,
    url,
    origin: publicOrigin,
    icon: assets.illustration((lead ?? categories[0])?.icon ?? ''),
    // A further page is about neither the business nor what it sells: the front page tells that.
    structuredData:
      further === null ? structuredData(revision, { url, today: request.today, description: meta.description, lead, logo: logoUrl(request) }) : null,
    style: [
      themeStyle(theme, assets.font),
      toneStyle(assets.tones),
      galleryFilterStyle(sections, categories),
      criticalStyles(layout, {
        hasPhotos: assets.hasPhotos,
        hasLogo: site.logo !== undefined,
        hasWordsOverPhoto: theme.hero === 'behind',
      }),
    ].join(''),
    headScript: headScript(layout),
    bodyScript: bodyScript(layout, assets.siteScript),
  }
  const markup = renderToStaticMarkup(
    <PageContext value={page}>
      <Document head={head}>{layout === 'desktop' ? <DesktopPage /> : <MobilePage />}</Document>
    </PageContext>,
  )
  return {
    html: `<!doctype html>${markup}`,
    inlineScripts: [head.headScript, STYLES_BARRIER, head.bodyScript],
    inlineStyles: [head.style],
  }
}

/** The address of the logo for search engines, which read no drawings; null: none. */
function logoUrl({ revision, publicOrigin, assets }: PageRequest): string | null {
  const picture = revision.content.site.logo?.picture
  if (picture === undefined) return null
  const { src, srcsets } = assets.picture(picture, 'logo')
  return srcsets === null ? null : publicOrigin + src
}

/** Renders a self-contained page that replaces another one, such as the offline page. */
export const renderNotice: PageRenderer['renderNotice'] = (request, notice) => {
  const style = themeStyle(request.revision.content.theme, request.assets.font) + noticeStyles
  const script = notice === 'offline' ? offlineScript(request.assets.layoutStyles) : null
  const markup = renderToStaticMarkup(
    <PageContext value={pageViewOf(request)}>
      <NoticePage notice={notice} style={style} script={script} />
    </PageContext>,
  )
  return { html: `<!doctype html>${markup}`, inlineScripts: script === null ? [] : [script], inlineStyles: [style] }
}
