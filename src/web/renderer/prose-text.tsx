import { createElement, Fragment, type ReactNode } from 'react'
import { partsOf } from '#src/contract/prose.ts'
import type { Prose, ProsePart } from '#src/contract/generated/types.ts'
import { type PageView, usePage } from './page-view.ts'

/** A text with its bold words and its links. */
export function ProseText({ prose }: { prose: Prose }) {
  const page = usePage()
  const lookOf = (part: ProsePart) => withLook(part, page)
  // As children of their own, parts need no keys, which nothing in them would give.
  return createElement(Fragment, null, ...partsOf(prose).map(lookOf))
}

function withLook({ text, bold, to }: ProsePart, page: PageView): ReactNode {
  const words = bold === true ? <b>{page.text(text)}</b> : page.text(text)
  return to === undefined ? words : <a href={page.links.to(to)}>{words}</a>
}
