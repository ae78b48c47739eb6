import { fill } from '#src/catalog/fill.ts'
import type { Day, Summary } from '#src/contract/generated/types.ts'
import type { AdminApi } from '../admin-api.ts'
import { weekStartOf } from '../calendar/week.ts'
import { useContent } from '../content.ts'
import { hashOf } from '../dashboard/view.ts'
import { LoadFailed, Loading } from '../loading.tsx'
import { valueText } from '../request/price-texts.ts'
import { movedBy, type PeriodKind, periodsAround, SHOWN, valuesIn } from './periods.ts'
import { useValues } from './use-values.ts'
import { ValueTable } from './value-table.tsx'

interface ValueChartProps {
  api: AdminApi
  by: PeriodKind
  /** A day of the period around which others are shown. */
  day: Day
  today: Day
  /** The chart is as new as the summary. */
  summary: Summary | null
}

/** What visits are worth by week or by month: scheduled and completed, counted as the summary counts them. */
export function ValueChart({ api, by, day, today, summary }: ValueChartProps) {
  const content = useContent()
  const periods = periodsAround(day, by, weekStartOf(content.business.locale))
  const { outcome, retry } = useValues(api, periods[0]?.first ?? day, periods.at(-1)?.last ?? day, summary)
  const link = (to: PeriodKind, title: string) => (
    <a href={hashOf({ kind: 'value', by: to, day })} aria-current={by === to ? 'page' : undefined}>
      {title}
    </a>
  )
  return (
    <>
      <nav aria-label="Periods">
        <ul className="tabs">
          <li>{link('week', 'By week')}</li>
          <li>{link('month', 'By month')}</li>
        </ul>
      </nav>
      <div className="calendar-head">
        <h3>{content.dates.days(periods[0]?.first ?? day, periods.at(-1)?.last ?? day)}</h3>
        <a className="plain-button" href={hashOf({ kind: 'value', by, day: movedBy(day, by, -SHOWN) })}>
          Earlier
        </a>
        <a className="plain-button" href={hashOf({ kind: 'value', by, day: today })}>
          Today
        </a>
        <a className="plain-button" href={hashOf({ kind: 'value', by, day: movedBy(day, by, SHOWN) })}>
          Later
        </a>
      </div>
      {outcome === null && <Loading />}
      {outcome !== null && outcome.failure !== null && (
        <LoadFailed onRetry={retry}>
          <p role="alert">{fill(content.messages.admin.fetchFailed, { message: outcome.failure })}</p>
        </LoadFailed>
      )}
      {outcome !== null && outcome.values !== null && (
        <>
          <ValueTable by={by} today={today} periods={valuesIn(periods, outcome.values.days, content.money)} />
          {outcome.values.undated_completed_value > 0 && (
            <p className="soft">
              Completed without a day, and so in no {by}: {valueText(outcome.values.undated_completed_value, content)}
            </p>
          )}
        </>
      )}
    </>
  )
}
