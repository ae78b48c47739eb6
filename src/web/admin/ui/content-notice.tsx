import type { ContentState } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import { dateTextsOf } from '../texts/date-texts.ts'
import { NOT_LIVE, mistakesTitle } from './notices.ts'

/** Says why newer content is not live, and where; and what of the live one may be a mistake. */
export function ContentNotice({ state }: { state: ContentState | undefined }) {
  const { business } = useContent()
  const { problems = [], warnings = [] } = state ?? {}
  return (
    <>
      <div aria-live="polite" className="content-notice">
        {state !== undefined && problems.length > 0 && (
          <>
            <p>
              <strong>{NOT_LIVE}</strong> {SHOWN[state.from]}, since {dateTextsOf(business).moment(state.since)}.
            </p>
            <Lines title={`What is wrong (${problems.length})`} lines={problems} />
          </>
        )}
      </div>
      {state !== undefined && warnings.length > 0 && (
        <div className="price-notice">
          <Lines title={mistakesTitle(state)} lines={warnings} />
        </div>
      )}
    </>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <details>
      <summary>{title}</summary>
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
