import { useQuery } from '@tanstack/react-query'
import type { ContentState } from '#src/contract/generated/types.ts'
import { useApi } from '../data/api-context.ts'
import { useContent } from '../data/content/admin-content.ts'
import { contentStateQuery } from '../data/content/content-state.ts'
import { dateTextsOf } from '../texts/date-texts.ts'

/** Says why newer content is not live, and where; and which prices of the live one may be mistakes. */
export function ContentNotice() {
  const { business } = useContent()
  const { data: state } = useQuery(contentStateQuery(useApi()))
  return (
    <div aria-live="polite" className="content-notice">
      {state !== undefined && state.problems.length > 0 && (
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
      {state !== undefined && state.warnings.length > 0 && (
        <details>
          <summary>Prices that may be mistakes ({state.warnings.length})</summary>
          <ul>
            {state.warnings.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
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
