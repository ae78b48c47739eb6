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
    /** Carries the query of the link that was followed. */
    preset: CustomEvent<string>
  }
}

/** Takes over what was chosen outside of React: the draft of this session, what was typed before it was there, what the address says, and links to the form. */
export function useExternalChoices(form: RefObject<HTMLFormElement | null>, revision: FormRevision, dispatch: (action: FormAction) => void): void {
  const isTaken = useRef(false)
  useLayoutEffect(() => {
    // Once: when content changes under an open form, what stands in it is newer than all of these.
    if (form.current === null || isTaken.current) return
    isTaken.current = true
    const draft = readDraft(recall(DRAFT), revision)
    for (const action of draft?.actions ?? []) dispatch(action)
    for (const action of readTyped(new FormData(form.current), revision)) dispatch(action)
    // What was chosen after the same address was opened stays when it is opened again.
    if (draft?.query !== location.search) dispatch({ kind: 'preset', preset: presetFrom(new URLSearchParams(location.search), revision) })
  }, [form, revision, dispatch])
  useEffect(() => {
    const island = form.current?.parentElement
    const listen = (event: CustomEvent<string>) => dispatch({ kind: 'preset', preset: presetFrom(new URLSearchParams(event.detail), revision) })
    island?.addEventListener('preset', listen)
    return () => island?.removeEventListener('preset', listen)
  }, [form, revision, dispatch])
}
