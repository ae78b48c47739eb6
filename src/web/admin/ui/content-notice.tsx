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
  const { problems = [], warnings = [] } = state ?? {}
  return (
    <>
      <div aria-live="polite" className="content-notice">
        {state !== undefined && problems.length > 0 && (
          <>
            <p>
              <strong>The newest content is not live.</strong> {SHOWN[state.from]}, since {dateTextsOf(business).moment(state.since)}.
            </p>
            <Lines title="What is wrong" lines={problems} />
          </>
        )}
      </div>
      {warnings.length > 0 && (
        <div className="price-notice">
          <Lines title="Prices that may be mistakes" lines={warnings} />
        </div>
      )}
    </>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <details>
      <summary>
        {title} ({lines.length})
      </summary>
      <ul>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  )
}

/** What visitors see in place of the newer content. */
const SHOWN: Readonly<Record<ContentState['from'], string>> = {
  dataset: 'Visitors see the last good content',
  'kept copy': 'Visitors see the last good content, which was kept on this server',
  folder: 'Visitors see the last good content of the folder on this server',
}
