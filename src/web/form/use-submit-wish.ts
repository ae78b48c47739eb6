import { type PointerEventHandler, type RefObject, useEffect, useRef } from 'react'
import type { SlotState } from '#src/booking/form/form-state.ts'
import type { FormValues } from '#src/booking/form/form-values.ts'

interface SubmitWish {
  form: RefObject<HTMLFormElement | null>
  values: FormValues
  slot: SlotState
}

/** Props of the submit button. */
interface PressProps {
  onPointerDown: PointerEventHandler
  onPointerLeave: PointerEventHandler
  onPointerUp: PointerEventHandler
}

/**
 * Keeps a press that the slot check would swallow: the check disables the button, perhaps in the middle of a press, and browsers drop such a click.
 * The form is submitted when the check is answered, unless its values changed meanwhile.
 */
export function useSubmitWish({ form, values, slot }: SubmitWish): PressProps {
  const isPressed = useRef(false)
  const wished = useRef<FormValues | null>(null)
  useEffect(() => {
    if (slot === 'checking' || wished.current === null) return
    if (wished.current === values) form.current?.requestSubmit()
    wished.current = null
  }, [form, values, slot])
  const press = (isDown: boolean) => () => {
    isPressed.current = isDown
  }
  return {
    onPointerDown: press(true),
    onPointerLeave: press(false),
    onPointerUp: () => {
      if (isPressed.current && slot === 'checking') wished.current = values
      isPressed.current = false
    },
  }
}
