import { createHash } from 'node:crypto'
import type { Page } from '#src/page/page-renderer.ts'

/** Headers of every answer, errors included. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
}

/** Content Security Policy of a page: our own files, its inline scripts and styles by their hashes, and the API where it is hosted. */
export function pagePolicy({ inlineScripts, inlineStyles }: Page, apiOrigin: string): string {
  return [
    "default-src 'none'",
    directive('script-src', "'self'", ...inlineScripts.map(hashSource)),
    directive('style-src', "'self'", ...inlineStyles.map(hashSource)),
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    directive('connect-src', "'self'", apiOrigin),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Content Security Policy of a picture: a drawing's own styles (SVG), and those that browsers give a picture shown alone; no scripts. */
export const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** Content Security Policy of a video: what browsers need to show it alone. */
export const VIDEO_POLICY = "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"

function directive(name: string, ...sources: readonly string[]): string {
  return [name, ...sources.filter(source => source !== '')].join(' ')
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
