import { useEffect } from 'react'

/** Ctrl Enter and Cmd Enter send the form of a text of several lines, as Enter does that of any other field. */
export function useSendKey(): void {
  useEffect(() => {
    addEventListener('keydown', send)
    return () => removeEventListener('keydown', send)
  }, [])
}

function send({ key, ctrlKey, metaKey, target }: KeyboardEvent): void {
  if (key !== 'Enter' || !(ctrlKey || metaKey) || !(target instanceof HTMLTextAreaElement)) return
  // By its button: a form that cannot be sent has a disabled one.
  target.form?.querySelector<HTMLElement>('button:not([type=button])')?.click()
}
