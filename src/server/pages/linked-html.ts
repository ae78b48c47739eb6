import { PICTURE_POLICY } from '../http/security-headers.ts'

/** What keeps a page that is shown by a link from being found, kept, or named to other sites. */
const UNNAMED = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' }

/** Headers of a file that only a draft has. */
export const LINKED_FILE_HEADERS: Readonly<Record<string, string>> = { ...UNNAMED, 'content-security-policy': PICTURE_POLICY }

/** Headers of a page. */
export const LINKED_HEADERS: Readonly<Record<string, string>> = {
  ...UNNAMED,
  // The site's own files and styles: no script runs, and no form is sent.
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
}

/** What the site places at the top of its page stays below the bar. */
const BAR =
  '#site{position:relative}#draft{margin:0;padding:.6rem 1rem;font:400 .9375rem/1.4 system-ui,sans-serif;text-align:center;background:#fff3c4;color:#3d2c00}'

/** A picture or video that the site gets from the dataset once it is published; what it has of one has a second hash in its name. */
const ASSET = /"(?=\/(?:images|videos)\/[0-9a-f]{40}(?:-\d+x\d+)?\.[a-z0-9]+")/g

/** Where a linked page stands: the address that its draft begins at, the paths of the draft's pages, and what the bar above it says. */
interface LinkedPlace {
  base: string
  paths: readonly string[]
  words: string
}

/** A page of a draft for somebody who was sent a link: without scripts, its links to pages leading to those of the draft. */
export function linkedHtml(html: string, { base, paths, words }: LinkedPlace): string {
  return html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/ href="(\/[^"#?]*)/g, (link, path: string) => (paths.includes(path) ? ` href="${base}${path === '/' ? '' : path}` : link))
    .replaceAll(ASSET, `"${base}`)
    .replace('<head>', head => `${head}<meta name="robots" content="noindex"><style>${BAR}</style>`)
    .replace('<body>', body => `${body}<p id="draft" lang="en" dir="ltr">${words}</p>`)
}

const NOTICE = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{max-width:32rem;margin:20vh auto 0;padding:0 1rem}h1{font-size:1.375rem}`

/** A page in the place of one that a link does not show. */
export function linkNotice(title: string, text: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${NOTICE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
</main>
</body>
</html>
`
}
