import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { FormAction } from '#src/booking/form/form-state.ts'
import { readDraft } from '#src/booking/form/draft.ts'
import { presetFrom } from '#src/booking/form/preset.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import { readTyped } from './read-typed.ts'
import { recall } from './session-memory.ts'
import { DRAFT } from './use-draft.ts'

declare global {
  interface HTMLElementEventMap {
    /** Detail: the query of the link that was followed. */
    preset: CustomEvent<string>
  }
}

/** Applies input from outside React: the session's draft, input from before hydration, the URL's query, and links to the form. */
export function useExternalChoices(form: RefObject<HTMLFormElement | null>, revision: FormRevision, dispatch: (action: FormAction) => void): void {
  const isTaken = useRef(false)
  useLayoutEffect(() => {
    // Only once: after a change of content, the open form's input is newer than all of these.
    if (form.current === null || isTaken.current) return
    isTaken.current = true
    const draft = readDraft(recall(DRAFT), revision)
    for (const action of draft?.actions ?? []) dispatch(action)
    for (const action of readTyped(new FormData(form.current), revision)) dispatch(action)
    // A draft made at the same address is newer than the address's preset.
    if (draft?.query !== location.search) dispatch({ kind: 'preset', preset: presetFrom(new URLSearchParams(location.search), revision) })
  }, [form, revision, dispatch])
  useEffect(() => {
    const island = form.current?.parentElement
    const listen = (event: CustomEvent<string>) => dispatch({ kind: 'preset', preset: presetFrom(new URLSearchParams(event.detail), revision) })
    island?.addEventListener('preset', listen)
    return () => island?.removeEventListener('preset', listen)
  }, [form, revision, dispatch])
}
