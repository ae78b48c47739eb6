import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FormAction } from '#src/booking/form/form-state.ts'
import { readDraft } from '#src/booking/form/draft.ts'
import { presetFrom } from '#src/booking/form/preset.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import { readTyped } from './read-typed.ts'
import { recall, SENT } from './session-memory.ts'
import { DRAFT } from './use-draft.ts'

declare global {
  interface HTMLElementEventMap {
    /** A link to the form was followed. Detail: its query. */
    preset: CustomEvent<string>
  }
}

/** Applies input from outside React: the session's draft, the URL's query, input from before hydration, and links to the form. Returns how often it did. */
export function useExternalChoices(form: RefObject<HTMLFormElement | null>, revision: FormRevision, dispatch: (action: FormAction) => void): number {
  const isTaken = useRef(false)
  const [count, setCount] = useState(0)
  useLayoutEffect(() => {
    // Only once: after a change of content, the open form's input is newer than all of these.
    if (form.current === null || isTaken.current) return
    isTaken.current = true
    const { search } = location
    const { typedAt, submitted } = form.current.parentElement?.dataset ?? {}
    const draft = readDraft(recall(DRAFT), revision)
    // Behind a confirmation nobody typed: the browser may have restored what was sent.
    const typed = recall(SENT) === null ? readTyped(new FormData(form.current), revision) : []
    // What was entered at an address is newer than the address's preset.
    const preset = draft?.query === search ? [] : [presetOf(search, revision)]
    if (draft) dispatch({ kind: 'replace', values: draft.values })
    for (const action of typedAt === search ? [...preset, ...typed] : [...typed, ...preset]) dispatch(action)
    // Held by the page until now; after the next rendering, with the choices above.
    if (submitted !== undefined) setTimeout(() => form.current?.requestSubmit())
    setCount(1)
  }, [form, revision, dispatch])
  useEffect(() => {
    // Not the form's parent: a confirmation may stand in place of the form.
    const island = document.getElementById('booking-form')
    const listen = (event: CustomEvent<string>) => {
      dispatch(presetOf(event.detail, revision))
      setCount(before => before + 1)
    }
    island?.addEventListener('preset', listen)
    return () => island?.removeEventListener('preset', listen)
  }, [revision, dispatch])
  return count
}

function presetOf(query: string, revision: FormRevision): FormAction {
  return { kind: 'preset', preset: presetFrom(new URLSearchParams(query), revision) }
}
