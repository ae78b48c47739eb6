import { fill } from '#src/catalog/words/fill.ts'
import { type DayGroup, dayGroups, dayText } from './day-groups.ts'
import { timeText } from './opening-times.ts'
import { usePage } from './page-view.ts'

interface HoursProps {
  title: string
  lastStart: string | undefined
  heading?: 'h2' | 'h3'
}

/** The opening hours; consecutive days with the same hours share a line. */
export function Hours({ title, lastStart, heading: Heading = 'h3' }: HoursProps) {
  const { text, content } = usePage()
  const { hours, locale } = content.business
  const groups = dayGroups(hours)
  return (
    <div className="hours">
      <Heading>{text(title)}</Heading>
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
