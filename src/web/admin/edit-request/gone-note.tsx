import type { StoredValues } from '#src/booking/request/stored-values.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import { fieldWords } from '../request/field-words.ts'

/** Says which stored answers the form cannot show, since content has them no longer; nothing when there are none. */
export function GoneNote({ request, gone }: { request: Appointment; gone: StoredValues['gone'] }) {
  const content = useContent()
  if (gone.size === 0) return null
  const answers = [...gone].map(([name, value]) => fieldWords(name, value, request, content))
  return (
    <div className="gone">
      <p>This form no longer has:</p>
      <ul>
        {answers.map(({ label, text }) => (
          <li key={label}>
            {label}: {text}
          </li>
        ))}
      </ul>
      <p>It stays as it is, unless you choose another service.</p>
    </div>
  )
}
