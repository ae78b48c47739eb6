import { useQuery } from '@tanstack/react-query'
import type { Day } from '#src/contract/generated/types.ts'
import { hashOf } from '../dashboard/view.ts'
import { ExportButton } from '../export/export-button.tsx'
import { useApi } from '../data/api-context.ts'
import { useContent } from '../data/content/admin-content.ts'
import { bestCustomersQuery, couponsQuery, reportQuery, valuesQuery } from '../data/figures/figures.ts'
import { valueText } from '../request/price-texts.ts'
import { Loading } from '../ui/loading.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { ReportExport } from './report-export.tsx'
import { CouponTable } from './coupon-table.tsx'
import { movedBy, type Period, type ReportKind } from './periods.ts'
import { type ReportGroups, type ReportPeriods, reportPeriods } from './report-rows.ts'
import { ReportTables } from './report-tables.tsx'

/** What the completed visits of a year or a month have brought, beside the year before. */
export function Report({ kind, day, today }: { kind: ReportKind; day: Day; today: Day }) {
  const api = useApi()
  const content = useContent()
  const periods = reportPeriods(kind, day, today)
  const [now, before] = [useQuery(reportQuery(api, periods.now)), useQuery(reportQuery(api, periods.before))]
  const values = useQuery(valuesQuery(api, new URLSearchParams({ from: periods.now.first, until: periods.now.last }).toString()))
  const customers = useQuery(bestCustomersQuery(api, periods)).data ?? []
  const coupons = useQuery(couponsQuery(api)).data ?? []
  const groups: ReportGroups | null = now.data && before.data ? { now: now.data, before: before.data } : null
  const undated = values.data?.undated_completed_value ?? 0
  return (
    <>
      <ReportHead kind={kind} periods={periods} today={today} groups={groups} />
      {groups !== null && <ReportTables kind={kind} groups={groups} customers={customers} periods={periods} today={today} />}
      {groups === null && (now.isLoading || before.isLoading) && <Loading />}
      {groups === null && !now.isLoading && !before.isLoading && (
        <NotLoaded
          what="report"
          onRetry={() => {
            void now.refetch()
            void before.refetch()
          }}
        />
      )}
      {undated > 0 && (
        <p className="soft">
          Completed without a day, and so in no {UNITS[kind]}: {valueText(undated, content)}
        </p>
      )}
      {coupons.length > 0 && <CouponTable coupons={coupons} />}
    </>
  )
}

const UNITS: Readonly<Record<ReportKind, string>> = { year: 'year', 'month-report': 'month' }

interface ReportHeadProps {
  kind: ReportKind
  periods: ReportPeriods
  today: Day
  groups: ReportGroups | null
}

function ReportHead({ kind, periods: { now, before, isRunning }, today, groups }: ReportHeadProps) {
  const { dates } = useContent()
  const unit = UNITS[kind]
  const title = ({ first }: Period) => (kind === 'year' ? first.slice(0, 4) : dates.month(first))
  const hash = (day: Day) => hashOf({ kind: 'value', by: kind, day })
  const months = kind === 'year' ? 12 : 1
  return (
    <>
      <div className="calendar-head">
        <h3>{title(now)}</h3>
        <a className="plain-button" href={hash(movedBy(now.first, 'month', -months))} aria-label={`Previous ${unit}`}>
          Previous
        </a>
        <a className="plain-button" href={hash(today)}>
          This {unit}
        </a>
        <a className="plain-button" href={hash(movedBy(now.first, 'month', months))} aria-label={`Next ${unit}`}>
          Next
        </a>
        <ExportButton of={now} />
        {groups !== null && <ReportExport name={now.first.slice(0, kind === 'year' ? 4 : 7)} groups={groups.now} />}
      </div>
      <p className="soft">
        {isRunning
          ? `Completed in ${title(now)} so far, beside ${title(before)} until ${dates.shortDay(before.last)}.`
          : `Completed in ${title(now)}, beside ${title(before)}.`}
      </p>
    </>
  )
}
