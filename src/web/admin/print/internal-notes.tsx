import type { Note } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'

/** What the owner has written down about a customer, marked as such. */
export function InternalNotes({ notes }: { notes: readonly Note[] }) {
  const { dates } = useContent()
  if (notes.length === 0) return null
  return (
    <div className="internal-notes">
      <h3>Internal, not for the customer</h3>
      <ul>
        {notes.map(({ id, text, at }) => (
          <li key={id}>
            {text} <small>{dates.momentDay(at)}</small>
          </li>
        ))}
      </ul>
    </div>
  )
}
