import { type PointerEventHandler, type RefObject, useEffect, useRef } from 'react'
import type { SlotState } from '#src/booking/form/form-state.ts'
import type { FormValues } from '#src/booking/form/form-values.ts'

interface DeferredSubmit {
  form: RefObject<HTMLFormElement | null>
  values: FormValues
  slot: SlotState
}

/** Props of the submit button. */
interface PressProps {
  onPointerDown: PointerEventHandler
  onPointerLeave: PointerEventHandler
  onPointerUp: PointerEventHandler
  onClick: () => void
}

/**
 * Keeps a press that the slot check would swallow: the check disables the button, perhaps in the middle of a press or between it and its click, and
 * browsers drop such a click.
 * The form is submitted when the check is answered, unless its values changed meanwhile.
 */
export function useDeferredSubmit({ form, values, slot }: DeferredSubmit): PressProps {
  const isPressed = useRef(false)
  const deferred = useRef<FormValues | null>(null)
  useEffect(() => {
    if (slot === 'checking' || deferred.current === null) return
    if (deferred.current === values) form.current?.requestSubmit()
    deferred.current = null
  }, [form, values, slot])
  const press = (isDown: boolean) => () => {
    isPressed.current = isDown
  }
  return {
    onPointerDown: press(true),
    onPointerLeave: press(false),
    onPointerUp: () => {
      deferred.current = isPressed.current ? values : null
    },
    // A click that arrives submits by itself.
    onClick: () => void (deferred.current = null),
  }
}
