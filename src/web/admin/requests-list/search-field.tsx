import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { screenOf } from '../dashboard/view.ts'
import { usePageKeys } from '../hooks/use-page-keys.ts'
import { firstOpener } from '../request/request-element.ts'

/** Debounce of the search. */
const REST_MS = 80

/** Searches what the view lists; the key / focuses it, and Enter leads to the first request that is found. Uncontrolled until the search begins, so that typing renders nothing. */
export function SearchField({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  /** The debounce timer; 0 when nobody types. */
  const timer = useRef(0)
  const searchTyped = useEffectEvent((typedIn: string) => {
    timer.current = 0
    if (field.current === null) return
    // A link was followed meanwhile: to search now would replace the address that it led to.
    if (screenOf(location.hash) === screenOf(typedIn)) onSearch(field.current.value)
    else field.current.value = search
  })
  // A layout effect: a passive one listens only after the paint.
  useLayoutEffect(() => {
    const input = field.current
    const wait = () => {
      clearTimeout(timer.current)
      timer.current = window.setTimeout(searchTyped, REST_MS, location.hash)
    }
    input?.addEventListener('input', wait)
    return () => {
      input?.removeEventListener('input', wait)
      clearTimeout(timer.current)
    }
  }, [])
  useEffect(() => {
    // A link or the back button changed the search; do not overwrite text that is being typed.
    if (field.current !== null && timer.current === 0) field.current.value = search
  }, [search])
  usePageKeys(({ key }) => {
    if (key !== '/') return false
    field.current?.focus()
    return true
  })
  // A form of its own keeps autofill fast: at every key browsers scan the fields of the same form, and without one those of all rows.
  return (
    <form
      className="search-field"
      onSubmit={event => {
        event.preventDefault()
        // While a search is debounced, the list shows what an earlier one found.
        if (timer.current === 0) firstOpener()?.focus()
      }}
    >
      <label htmlFor={id}>Search</label>
      <input ref={field} id={id} type="search" defaultValue={search} maxLength={200} placeholder="Name, phone, address, service" />
    </form>
  )
}
