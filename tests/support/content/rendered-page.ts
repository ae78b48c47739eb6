import type { Page, PageRequest } from '#src/page/page-renderer.ts'
import type { Revision } from '#src/catalog/revision.ts'
import type { Day, Layout } from '#src/contract/generated/types.ts'
import { renderPage } from '#src/web/render-page.tsx'
import { drawn } from './drawn-picture.ts'

/** The request of a page, as the server makes it of a build. */
export function requestFor(revision: Revision, layout: Layout, path: string, today = '2026-11-21'): PageRequest {
  const assets = {
    layoutStyles: { desktop: '/assets/desktop.css', mobile: '/assets/mobile.css' },
    siteScript: '/assets/site.js',
    bookingScript: '/assets/booking.js',
    bookingChunks: ['/assets/react.js'],
    adminScript: '/assets/admin.js',
    adminChunks: [],
    adminStyles: ['/assets/admin.css'],
    illustration: (name: string) => `/illustrations/${name}.svg`,
    drawings: '/illustrations/drawings.svg',
    picture: drawn,
    video: (file: string) => `/videos/${file}`,
    hasPhotos: false,
    tones: [],
    image: (file: string) => `/images/${file}`,
    font: (file: string) => `/fonts/${file}`,
  }
  return { revision, layout, path, today, publicOrigin: 'https://example.com', apiOrigin: '', assets }
}

/** @throws Error when no page has the path. */
export function render(revision: Revision, layout: Layout, path: string, today?: Day): Page {
  const page = renderPage(requestFor(revision, layout, path, today))
  if (page === null) throw new Error(`no page ${path}`)
  return page
}

/** The text of a document as it is written, with nothing but its tags taken out: a comment inside of a price would show. */
export function textsIn(html: string): string[] {
  const visible = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
  const texts = visible.split(/<\/?[a-z][^>]*>/).map(decoded)
  return texts.map(text => text.trim()).filter(text => text !== '')
}

export function textOf(html: string): string {
  return textsIn(html).join('\n')
}

export function decoded(text: string): string {
  return text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}

export function idsIn(html: string): string[] {
  return [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id ?? '')
}
