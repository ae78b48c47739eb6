export interface Point {
  x: number
  y: number
}

/** What happens while a pointer is down. */
interface Gesture {
  /** The drag begins: the mouse has moved, or a finger has rested. */
  onStart: () => void
  /** The pointer, or what lies under it, has moved. */
  onMove: (at: Point) => void
  onDrop: () => void
  /** The pointer is up, or the drag was cancelled; called once, also without a drag. */
  onEnd: () => void
}

/** How far a pointer may slip before a press is a drag (mouse) or scrolls (finger), in pixels. */
const SLIP_PX = { mouse: 5, touch: 10 }

/** How long a finger rests before it drags. */
const HOLD_MS = 350

/** Within so many pixels of an edge, what is scrolled moves along, by at most so many in each frame. */
const EDGE_PX = 56
const STEP_PX = 14

/** Follows a pointer that was pressed: a mouse drags as soon as it moves, a finger after a long press. Escape cancels. Returns what ends it. */
export function followPointer({ pointerId, pointerType, clientX, clientY }: PointerEvent, scroller: HTMLElement, gesture: Gesture): () => void {
  const from = { x: clientX, y: clientY }
  let at = from
  let frame = 0
  let isDragging = false
  const ended = new AbortController()
  const { signal } = ended
  const isMouse = pointerType === 'mouse'
  const timer = isMouse ? 0 : setTimeout(begin, HOLD_MS)

  addEventListener(
    'pointermove',
    event => {
      if (event.pointerId !== pointerId) return
      at = { x: event.clientX, y: event.clientY }
      const isSlipped = Math.hypot(at.x - from.x, at.y - from.y) > (isMouse ? SLIP_PX.mouse : SLIP_PX.touch)
      if (isDragging || !isSlipped) return
      if (isMouse) begin()
      else end()
    },
    { signal },
  )
  addEventListener(
    'pointerup',
    event => {
      if (event.pointerId !== pointerId) return
      if (isDragging) {
        gesture.onMove(at)
        gesture.onDrop()
      }
      end()
    },
    { signal },
  )
  addEventListener('pointercancel', event => event.pointerId === pointerId && end(), { signal })
  addEventListener('blur', end, { signal })
  addEventListener(
    'keydown',
    event => {
      if (!isDragging || event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      end()
    },
    { signal, capture: true },
  )
  // A long press would open the browser's menu.
  addEventListener('contextmenu', event => isMouse || event.preventDefault(), { signal })
  return end

  function begin(): void {
    isDragging = true
    gesture.onStart()
    follow()
  }

  function follow(): void {
    // Whoever rests near an edge has not asked for what lies beyond it.
    if (at !== from) scrollAlong(scroller, at)
    gesture.onMove(at)
    frame = requestAnimationFrame(follow)
  }

  function end(): void {
    if (signal.aborted) return
    ended.abort()
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    gesture.onEnd()
  }
}

/** Scrolls towards the edge that a pointer is near: what scrolls by itself, else the page. */
function scrollAlong(scroller: HTMLElement, { x, y }: Point): void {
  const { top, right, bottom, left } = scroller.getBoundingClientRect()
  const [dx, dy] = [pull(x, Math.max(left, 0), Math.min(right, innerWidth)), pull(y, Math.max(top, 0), Math.min(bottom, innerHeight))]
  if (dx === 0 && dy === 0) return
  const before = scroller.scrollTop
  scroller.scrollBy(dx, dy)
  if (scroller.scrollTop === before) scrollBy(0, pull(y, 0, innerHeight))
}

/** How far to scroll at a place between two edges: the farther out, the faster. */
function pull(place: number, first: number, last: number): number {
  const before = Math.max(0, first + EDGE_PX - place)
  const after = Math.max(0, place - (last - EDGE_PX))
  return Math.round((Math.min(after, EDGE_PX) - Math.min(before, EDGE_PX)) * (STEP_PX / EDGE_PX))
}
