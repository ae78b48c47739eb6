import { useEffect, useLayoutEffect } from 'react'
import { isAdminHash } from '../../admin-hash.ts'
import { type Place, goTo, markOf } from './place.ts'
import { keepPlaces, takePlaces } from './kept-places.ts'
import { useHash } from './use-hash.ts'

/** How many frames a page has to grow as high as it was: rows below the viewport come after the first paint. */
const FRAMES = 60

/** The places by entry of the browser's history. */
const places = takePlaces()

/** The entry that is shown; null while that is the site. */
let current: string | null = null

/** The place in it that is still to be reached. */
let wanted: Place | null = null

/**
 * Leads back and forward in the browser's history, and after a reload, exactly to where the owner was: as far down, with the focus on the same control.
 * The browser alone scrolls before a page is loaded, and as far as the one before it was high. Whoever scrolls or presses meanwhile stays where they are.
 */
export function useReturn(isReady: boolean): void {
  const hash = useHash()
  useEffect(follow, [])
  useLayoutEffect(() => {
    enter(hash)
    if (!isReady || wanted === null) return
    let frame = 0
    let left = FRAMES
    const step = () => {
      if (wanted === null) return
      if (goTo(wanted) || left-- === 0) wanted = null
      else frame = requestAnimationFrame(step)
    }
    step()
    return () => cancelAnimationFrame(frame)
  }, [hash, isReady])
}

/** Notes which entry is shown; a new one gets a name. */
function enter(hash: string): void {
  if (!isAdminHash(hash)) {
    current = wanted = null
    return
  }
  const state = (history.state ?? {}) as { place?: string }
  const entry = state.place ?? crypto.randomUUID()
  if (entry === current) return
  if (state.place === undefined) history.replaceState({ ...state, place: entry }, '')
  current = entry
  wanted = places.get(entry) ?? null
  if (wanted === null) note({ top: scrollY })
}

function traversed(): void {
  enter(location.hash)
}

function note(place: Partial<Place>): void {
  if (current !== null && wanted === null) places.set(current, { top: 0, focus: null, ...places.get(current), ...place })
}

function scrolled(): void {
  note({ top: scrollY })
}

function focused(): void {
  note({ focus: markOf(document.activeElement) })
}

/** Some browsers focus nothing that is pressed, and tell of scrolling only with the next frame. */
function pressed({ target }: MouseEvent): void {
  const focus = target instanceof Element ? markOf(target) : null
  note({ top: scrollY, ...(focus !== null && { focus }) })
}

function left(): void {
  if (current !== null) keepPlaces(places)
}

function acted(): void {
  wanted = null
}

/** Keeps in mind where the owner is. */
function follow(): () => void {
  const leave = new AbortController()
  const options = { signal: leave.signal, passive: true, capture: true }
  addEventListener('popstate', traversed, options)
  addEventListener('scroll', scrolled, options)
  addEventListener('focusin', focused, options)
  addEventListener('click', pressed, options)
  addEventListener('pagehide', left, options)
  for (const act of ['wheel', 'touchstart', 'pointerdown', 'keydown']) addEventListener(act, acted, options)
  return () => leave.abort()
}
