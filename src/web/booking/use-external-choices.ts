import { type RefObject, useEffect, useLayoutEffect } from 'react'
import type { FormAction } from '#src/booking/form-state.ts'
import type { Preset } from '#src/booking/page.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import { readTyped } from './read-typed.ts'

declare global {
  interface HTMLElementEventMap {
    preset: CustomEvent<Preset>
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
    const listen = (event: CustomEvent<Preset>) => dispatch({ kind: 'preset', preset: event.detail })
    island?.addEventListener('preset', listen)
    return () => island?.removeEventListener('preset', listen)
  }, [form, dispatch])
}

/** The choices that an address carries; empty ones where it carries none. */
function presetFrom(query: URLSearchParams, { catalog }: FormRevision): Preset {
  const mode = query.get('mode')
  const category = query.get('category')
  const inputs = [...(catalog.categoryById.get(category ?? '')?.inputById.keys() ?? [])].flatMap(id => {
    const text = query.get(id)
    return text === null ? [] : [[id, text] as const]
  })
  return {
    mode: mode === 'quote' || mode === 'appointment' ? mode : null,
    category,
    package: query.get('package'),
    inputs: Object.fromEntries(inputs),
  }
}
