import type { PointerEvent } from 'react'

/** Selects the whole of an input that a press focuses, so that what is typed replaces it; a further press places the caret. For `onPointerDown`. */
export function selectWhenPressed({ currentTarget: input }: PointerEvent<HTMLInputElement>): void {
  if (document.activeElement === input) return
  // At its end: on a touch screen the focus comes after the finger has left, and the caret with it.
  input.addEventListener('click', () => input.select(), { once: true })
}
