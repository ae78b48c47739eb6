import { useCallback, useEffect, useState } from 'react'
import type { ContentState, Summary } from '#src/contract/generated/types.ts'
import type { AdminApi } from '../data/admin-api.ts'
import { useContent } from '../data/content.ts'
import { dateTextsOf } from '../texts/date-texts.ts'

/** Says why newer content is not live, and where; checks again at every load of the summary. */
export function ContentNotice({ api, summary }: { api: AdminApi; summary: Summary | null }) {
  const { business } = useContent()
  const [state, setState] = useState<ContentState | null>(null)
  const load = useCallback(() => {
    let isCurrent = true
    // After a failure, the next summary asks again.
    api.contentState().then(
      found => isCurrent && setState(found),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [api])
  // Every loaded summary is a new object.
  useEffect(load, [load, summary])
  return (
    <div aria-live="polite" className="content-notice">
      {state !== null && state.problems.length > 0 && (
        <>
          <p>
            <strong>The newest content is not live.</strong> {SHOWN[state.from]}, since {dateTextsOf(business).moment(state.since)}.
          </p>
          <details>
            <summary>What is wrong ({state.problems.length})</summary>
            <ul>
              {state.problems.map(line => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </details>
        </>
      )}
    </div>
  )
}

/** What visitors see in place of the newer content. */
const SHOWN: Readonly<Record<ContentState['from'], string>> = {
  dataset: 'Visitors see the last good content',
  'kept copy': 'Visitors see the last good content, which was kept on this server',
  folder: 'Visitors see the last good content of the folder on this server',
}
