import { renderToStaticMarkup } from 'react-dom/server'
import type { Page, PageRenderer, PageRequest } from '#src/page/page-renderer.ts'
import { BUILD } from '#src/contract/build.ts'
import type { Category, PageMeta } from '#src/contract/generated/types.ts'
import { pageViewOf } from './page-view-of.tsx'
import { PageContext } from './renderer/page-view.ts'
import { DesktopPage } from './site/desktop-page.tsx'
import { Document } from './site/document.tsx'
import { galleryStyle } from './site/gallery-style.ts'
import { STYLES_BARRIER } from './site/layout-styles.tsx'
import { MobilePage } from './site/mobile-page.tsx'
import { bodyScript, headScript } from './site/scripts.ts'
import { structuredData } from './site/structured-data.ts'
import { NoticePage } from './site/notice-page.tsx'
import { criticalStyles, noticeStyles } from './site/styles.ts'
import { themeStyle } from './site/theme-style.ts'
import { toneStyle } from './site/tone-style.ts'

export const build: PageRenderer['build'] = BUILD

/** Renders the front page or a category's page as a whole document; null when no page has this path. */
export const renderPage: PageRenderer['renderPage'] = request => {
  const lead = request.revision.content.categories.find(({ path }) => path === request.path) ?? null
  return lead === null && request.path !== '/' ? null : renderDocument(request, lead)
}

function renderDocument(request: PageRequest, lead: Category | null): Page {
  const { revision, layout, path, publicOrigin, assets } = request
  const { theme, site, categories } = revision.content
  const page = pageViewOf(request, lead)
  const url = publicOrigin + path
  const { title, description } = lead?.seo ?? site.meta
  const meta: PageMeta = { title: page.text(title), description: page.text(description) }
  const sections = (layout === 'desktop' ? [site.desktop] : site.mobile.views).flatMap(part => part.sections)
  const head = {
    meta,
    url,
    origin: publicOrigin,
    icon: assets.illustration((lead ?? categories[0])?.icon ?? ''),
    structuredData: structuredData(revision, { url, description: meta.description, lead }),
    style: [
      themeStyle(theme, assets.font),
      toneStyle(assets.tones),
      galleryStyle(sections, categories),
      criticalStyles(layout, assets.tones.length > 0),
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

/** Renders a self-contained page that replaces another one, such as the offline page. */
export const renderNotice: PageRenderer['renderNotice'] = (request, notice) => {
  const style = themeStyle(request.revision.content.theme, request.assets.font) + noticeStyles
  const markup = renderToStaticMarkup(
    <PageContext value={pageViewOf(request, null)}>
      <NoticePage notice={notice} style={style} />
    </PageContext>,
  )
  return { html: `<!doctype html>${markup}`, inlineScripts: [], inlineStyles: [style] }
}
