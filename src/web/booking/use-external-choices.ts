import { type RefObject, useEffect, useLayoutEffect } from 'react'
import type { FormAction } from '#src/booking/form-state.ts'
import { presetFrom } from '#src/booking/preset.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import { readTyped } from './read-typed.ts'

declare global {
  interface HTMLElementEventMap {
    /** Carries the query of the link that was followed. */
    preset: CustomEvent<string>
  }
}

/** Takes over what was chosen outside of React: what was typed before it was there, what the address says, and links to the form. */
export function useExternalChoices(form: RefObject<HTMLFormElement | null>, revision: FormRevision, dispatch: (action: FormAction) => void): void {
  useLayoutEffect(() => {
    if (form.current === null) return
    for (const action of readTyped(new FormData(form.current), revision)) dispatch(action)
    dispatch({ kind: 'preset', preset: presetFrom(new URLSearchParams(location.search), revision) })
  }, [form, revision, dispatch])
  useEffect(() => {
    const island = form.current?.parentElement
    const listen = (event: CustomEvent<string>) => dispatch({ kind: 'preset', preset: presetFrom(new URLSearchParams(event.detail), revision) })
    island?.addEventListener('preset', listen)
    return () => island?.removeEventListener('preset', listen)
  }, [form, revision, dispatch])
}
