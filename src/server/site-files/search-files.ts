import type { Revision } from '#src/catalog/revision.ts'
import { PROGRAM_PATHS } from '../http/program-paths.ts'
import { pagePaths } from '#src/page/page-paths.ts'

/** The robots.txt: search engines may look at everything but the API, of which they may read what there is. */
export function robotsText(origin: string): string {
  const { catalog, description } = PROGRAM_PATHS
  return `User-agent: *\nDisallow: /api/\nAllow: ${catalog}\nAllow: ${description}\nSitemap: ${origin}/sitemap.xml\n`
}

/** The sitemap: all pages, with the day on which the content last changed (sitemaps.org, protocol 0.9). */
export function sitemap({ content }: Revision, origin: string, changedAt: Date): string {
  const day = changedAt.toISOString().slice(0, 10)
  const urls = pagePaths(content).map(path => `<url><loc>${escaped(origin + path)}</loc><lastmod>${day}</lastmod></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
