import { useEffect, useEffectEvent, useId, useRef } from 'react'

/** A search waits until somebody has stopped typing for so long. */
const REST_MS = 80

/** Searches what the view lists; the key / leads here. What is typed is the field's alone until the search begins: no key renders anything. */
export function SearchField({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  /** Runs while somebody types; 0 while nobody does. */
  const timer = useRef(0)
  const searchTyped = useEffectEvent(() => {
    timer.current = 0
    if (field.current !== null) onSearch(field.current.value)
  })
  useEffect(() => {
    const input = field.current
    const wait = () => {
      clearTimeout(timer.current)
      timer.current = window.setTimeout(searchTyped, REST_MS)
    }
    input?.addEventListener('input', wait)
    return () => {
      input?.removeEventListener('input', wait)
      clearTimeout(timer.current)
    }
  }, [])
  useEffect(() => {
    // A link or the browser's back button says something else; whoever types goes on.
    if (field.current !== null && timer.current === 0) field.current.value = search
  }, [search])
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || (event.target instanceof Element && event.target.matches('input, select, textarea'))) return
      event.preventDefault()
      field.current?.focus()
    }
    addEventListener('keydown', focus)
    return () => removeEventListener('keydown', focus)
  }, [])
  // A form of its own: with every key, browsers look through the fields of the same form for what they could fill in, and without one through those of all rows.
  return (
    <form className="search-field" onSubmit={event => event.preventDefault()}>
      <label htmlFor={id}>Search</label>
      <input ref={field} id={id} type="search" defaultValue={search} maxLength={200} placeholder="Name, phone, e-mail, message" />
    </form>
  )
}
