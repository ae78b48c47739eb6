import { useEffect, useId, useRef, useState } from 'react'

/** A search waits until somebody has stopped typing for so long. */
const REST_MS = 80

/** Searches what the view lists; the key / leads here. */
export function SearchField({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  /** What is being typed, until the address says it. */
  const [typed, setTyped] = useState<string | null>(null)
  if (typed === search) setTyped(null)
  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => onSearch(typed), REST_MS)
    return () => clearTimeout(timer)
  }, [typed, onSearch])
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || (event.target instanceof Element && event.target.matches('input, select, textarea'))) return
      event.preventDefault()
      field.current?.focus()
    }
    addEventListener('keydown', focus)
    return () => removeEventListener('keydown', focus)
  }, [])
  return (
    <div className="search-field">
      <label htmlFor={id}>Search</label>
      <input
        ref={field}
        id={id}
        type="search"
        value={typed ?? search}
        maxLength={200}
        placeholder="Name, phone, e-mail, message"
        onChange={event => setTyped(event.currentTarget.value)}
      />
    </div>
  )
}
