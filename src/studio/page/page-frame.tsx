import { Card } from '@sanity/ui'
import { useEffect, useRef, useState } from 'react'
import type { Layout } from '../../contract/generated/types.ts'
import type { FieldPlace } from '../../studio-model/page/clicked-place.ts'
import { hearClicks } from './page-clicks.ts'
import { keepView, showLater, showPart } from './page-view.ts'
import { useSize } from './use-size.ts'
import type { FramedPage } from './use-page-preview.ts'

/** How wide a page is shown, in CSS pixels of its own. */
const WIDTHS: Readonly<Record<Layout, number>> = { mobile: 390, desktop: 1280 }

/**
 * No pop-ups, no forms, no other page. Scripts are allowed here and refused by the page's own policy (framed-html.ts): where a sandbox refuses them,
 * some browsers tell nobody of clicks, and all show what is for visitors without scripts.
 */
const SANDBOX = 'allow-same-origin allow-scripts'

interface PageFrameProps {
  page: FramedPage
  /** The paths of all pages. */
  paths: readonly string[]
  onFollow: (path: string) => void
  onOpen: (place: FieldPlace) => void
}

/** A page at its own width, made smaller where there is less room. A newer one takes its place once it is loaded, at the same place of it. */
export function PageFrame({ page, paths, onFollow, onOpen }: PageFrameProps) {
  const [shown, setShown] = useState<FramedPage | null>(null)
  const [box, size] = useSize()
  const scale = Math.min(1, size.width / WIDTHS[page.layout])
  // A page is heard from when it is loaded on; what a click does is as of the click.
  const now = useRef({ paths, onFollow, onOpen })
  useEffect(() => {
    now.current = { paths, onFollow, onOpen }
  })
  const loaded = (document: Document | null, of: FramedPage) => {
    if (document === null) return
    const follow = (path: string, part: string) => {
      if (path === of.path) showPart(document, part)
      else showLater(nameOf({ path, layout: of.layout }), part)
      now.current.onFollow(path)
    }
    keepView(document, nameOf(of))
    hearClicks(document, of.places, {
      isPage: path => now.current.paths.includes(path),
      onFollow: follow,
      onOpen: place => now.current.onOpen(place),
    })
    setShown(of)
  }
  const frames = shown === null || shown.id === page.id ? [page] : [shown, page]
  return (
    <Card ref={box} flex={1} tone="transparent" overflow="hidden" style={{ position: 'relative', minHeight: 0 }}>
      {frames.map((each, position) => (
        <iframe
          key={each.id}
          title={position === 0 ? 'The page with this draft' : ''}
          aria-hidden={position > 0}
          srcDoc={each.html}
          sandbox={SANDBOX}
          onLoad={event => loaded(event.currentTarget.contentDocument, each)}
          style={{
            position: 'absolute',
            left: Math.max(0, (size.width - WIDTHS[each.layout] * scale) / 2),
            width: WIDTHS[each.layout],
            maxWidth: 'none',
            height: size.height / scale,
            border: 0,
            background: 'Canvas',
            transform: `scale(${scale})`,
            transformOrigin: '0 0',
            visibility: position === 0 ? 'visible' : 'hidden',
          }}
        />
      ))}
    </Card>
  )
}

function nameOf({ path, layout }: Pick<FramedPage, 'path' | 'layout'>): string {
  return `${layout} ${path}`
}
