import type { FastifyRequest } from 'fastify'
import { HANDHELD } from '#src/contract/handheld.ts'
import type { Layout } from '#src/contract/generated/types.ts'

/** Mirrors the choice that the browser has stored, so that the server can choose the layout before any script runs. */
export const LAYOUT_COOKIE = 'layout'

/** The headers that decide the layout, for Vary. */
export const LAYOUT_HEADERS = 'Cookie, Sec-CH-UA-Mobile, User-Agent'

const handheld = RegExp(HANDHELD, 'i')

/** The layout of a page: by cookie, then by client hint, then by User-Agent. */
export function chooseLayout({ cookies, headers }: FastifyRequest): Layout {
  const chosen = toLayout(cookies[LAYOUT_COOKIE])
  if (chosen !== null) return chosen
  if (headers['sec-ch-ua-mobile'] === '?1') return 'mobile'
  return handheld.test((headers['user-agent'] ?? '').slice(0, 1000)) ? 'mobile' : 'desktop'
}

/** The layout that a text names; null when it names none. */
export function toLayout(text: unknown): Layout | null {
  return text === 'desktop' || text === 'mobile' ? text : null
}
