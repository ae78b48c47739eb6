import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { Appointment } from '#src/contract/generated/types.ts'
import { CHOSEN_BAR } from '../bulk/chosen-bar.tsx'
import type { Choosing } from '../bulk/use-chosen.ts'
import { usePageKeys } from '../hooks/use-page-keys.ts'
import type { RequestActions } from '../request/request-actions.ts'
import { idAround } from '../request/request-element.ts'

/** What is pressed for its own sake, and does not open the request around it. */
const OWN = 'a, button, input, select, textarea, label, summary'

interface Presses extends Pick<RequestActions, 'open'>, Pick<Choosing, 'ids' | 'press' | 'isChoosing' | 'end'> {}

/**
 * Opens the request whose row or card is pressed, or chooses it while requests are being chosen, unless a link, a control or a selection of text was
 * meant. The keys j and k move to the next and the previous one, o opens it, x chooses it, a leads to what can be done with those chosen, Escape ends that.
 */
export function useListPresses<E extends HTMLElement>(
  requests: readonly Appointment[],
  { open, ids, press, isChoosing, end }: Presses,
): RefObject<E | null> {
  const list = useRef<E>(null)
  const onPress = useEffectEvent(({ target, shiftKey }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest(OWN) !== null || getSelection()?.isCollapsed === false) return
    const id = idAround(target)
    const pressed = requests.find(request => request.id === id)
    if (pressed === undefined) return
    if (isChoosing) press(pressed.id, shiftKey)
    else open(pressed)
  })
  usePageKeys(({ key, shiftKey }) => {
    if (list.current === null) return false
    const openers = [...list.current.querySelectorAll<HTMLElement>('[data-opens]')]
    const at = openers.findIndex(opener => idAround(opener) === idAround(document.activeElement))
    switch (key.toLowerCase()) {
      case 'j':
        openers[Math.min(at + 1, openers.length - 1)]?.focus()
        return true
      case 'k':
        openers[Math.max(at - 1, 0)]?.focus()
        return true
      case 'o':
        openers[at]?.click()
        return true
      case 'x': {
        const id = idAround(openers[at] ?? null)
        if (id !== undefined) press(id, shiftKey)
        return true
      }
      case 'a':
        document.querySelector<HTMLElement>(`#admin .${CHOSEN_BAR} .choices button`)?.focus()
        return true
      case 'escape':
        if (!isChoosing && ids.size === 0) return false
        end()
        return true
      default:
        return false
    }
  })
  // A layout effect: a passive one listens only after the paint.
  useLayoutEffect(() => {
    const element = list.current
    const onClick = (event: MouseEvent) => onPress(event)
    element?.addEventListener('click', onClick)
    return () => element?.removeEventListener('click', onClick)
  }, [])
  return list
}
