import { type ComponentType, type CSSProperties, useCallback, useState } from 'react'

/**
 * An icon above a form, with its words beside it where the pane has `room` for them, in pixels: a picture alone says nothing to who does not know it. Elsewhere
 * its tooltip says them.
 */
export function wordedIcon(Icon: ComponentType, words: string, room: number): ComponentType {
  return function WordedIcon() {
    const [width, setWidth] = useState(0)
    const observe = useCallback((element: HTMLElement | null) => {
      const pane = element?.closest('[data-ui="Pane"]')
      if (pane == null) return undefined
      const observer = new ResizeObserver(() => setWidth(pane.clientWidth))
      observer.observe(pane)
      return () => observer.disconnect()
    }, [])
    return (
      <>
        <Icon />
        <span ref={observe} aria-hidden="true" style={width >= room ? WORDS : undefined}>
          {width >= room && words}
        </span>
      </>
    )
  }
}

const WORDS: CSSProperties = { whiteSpace: 'nowrap', margin: '0 0.4em 0 0.7em' }

/** What a pane has beside a list at a desk; then one icon has words. */
export const ROOM = 640

/** What a pane has without lists; then all of them have. */
export const ROOM_FOR_ALL = 1000
