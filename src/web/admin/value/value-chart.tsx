import type { Day, ValuesAnswer } from '#src/contract/generated/types.ts'
import { weekStartOf } from '../calendar/week.ts'
import { useContent } from '../data/content/admin-content.ts'
import { hashOf, VIEWS } from '../dashboard/view.ts'
import { ExportButton } from '../export/export-button.tsx'
import { valueText } from '../request/price-texts.ts'
import { fromFirstValue, lastMonth, movedBy, type PeriodKind, periodsAround, SHOWN, valuesIn } from './periods.ts'
import { ValueTable } from './value-table.tsx'

interface ValueChartProps {
  by: PeriodKind
  /** Any day of the chosen period. */
  day: Day
  today: Day
  /** What the visits of these days are worth; null until loaded. */
  values: ValuesAnswer | null
}

/** What visits are worth by week or by month: scheduled and completed, counted as the summary counts them. */
export function ValueChart({ by, day, today, values }: ValueChartProps) {
  const content = useContent()
  const periods = periodsAround(day, by, weekStartOf(content.business.locale))
  const rows = values && fromFirstValue(valuesIn(periods, values.days, content.money), day)
  const asked = { first: periods[0]?.first ?? day, last: periods.at(-1)?.last ?? day }
  const shown = { ...asked, ...(rows?.[0] && { first: rows[0].first }) }
  // Books are kept by the month, and closed once it is over.
  const exported = shown.first <= today && today <= shown.last ? lastMonth(today) : shown
  return (
    <>
      <div className="calendar-head">
        <h3>{content.dates.days(shown.first, shown.last)}</h3>
        <a className="plain-button" href={hashOf({ kind: 'value', by, day: movedBy(day, by, -SHOWN) })}>
          Earlier
        </a>
        <a className="plain-button" href={hashOf({ kind: 'value', by, day: today })}>
          Today
        </a>
        <a className="plain-button" href={hashOf({ kind: 'value', by, day: movedBy(day, by, SHOWN) })}>
          Later
        </a>
        <ExportButton of={exported} />
      </div>
      {values !== null && rows !== null && (
        <>
          {values.days.length === 0 && (
            <p className="soft value-empty">
              No visit of these {by}s has a value yet. <a href={VIEWS.list.path}>Show the requests</a>
            </p>
          )}
          <ValueTable by={by} today={today} periods={rows} />
          {values.undated_completed_value > 0 && (
            <p className="soft">
              Completed without a day, and so in no {by}: {valueText(values.undated_completed_value, content)}
            </p>
          )}
        </>
      )}
    </>
  )
}
