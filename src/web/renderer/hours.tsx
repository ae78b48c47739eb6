import { fill } from '#src/catalog/fill.ts'
import { type DayGroup, dayGroups, dayText, timeText } from './opening-times.ts'
import { usePage } from './page-view.ts'

/** The opening hours, with days of the same hours in one line. */
export function Hours({ title, lastStart }: { title: string; lastStart: string | undefined }) {
  const { text, content } = usePage()
  const { hours, locale } = content.business
  const groups = dayGroups(hours)
  return (
    <div className="hours">
      <h3>{text(title)}</h3>
      <dl>
        {groups.map(group => (
          <GroupHours key={group.first} group={group} locale={locale} lastStart={lastStart} />
        ))}
      </dl>
    </div>
  )
}

function GroupHours({ group, locale, lastStart }: { group: DayGroup; locale: string; lastStart: string | undefined }) {
  return (
    <div>
      <dt>{dayText(group, locale)}</dt>
      <dd>{timeText(group.open, group.close, locale)}</dd>
      {lastStart !== undefined && <dd>{fill(lastStart, { time: timeText(group.lastStart, group.lastStart, locale) })}</dd>}
    </div>
  )
}
