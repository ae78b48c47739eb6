import { useQuery } from '@tanstack/react-query'
import { dayGroups, dayText } from '../../renderer/day-groups.ts'
import { useApi } from '../data/api-context.ts'
import { useContent } from '../data/content/admin-content.ts'
import { contentStateQuery } from '../data/site-state.ts'
import { exampleData } from './first-steps.ts'

const NAMES = { phone: 'phone number', email: 'e-mail address' } as const

/** What visitors read about the business, and where that is changed. */
export function BusinessData() {
  const { business, dates } = useContent()
  const { data: state } = useQuery(contentStateQuery(useApi()))
  const { name, phone, email, hours, locale } = business
  const examples = exampleData(business).map(each => NAMES[each])
  return (
    <>
      <dl className="business-data">
        <dt>Name</dt>
        <dd>{name}</dd>
        <dt>Phone</dt>
        <dd>{phone}</dd>
        <dt>E-mail</dt>
        <dd>{email}</dd>
        <dt>Open</dt>
        <dd>
          {dayGroups(hours).map(group => (
            <p key={group.first}>
              {dayText(group, locale)}, {dates.time(group.open)} – {dates.time(group.close)}
            </p>
          ))}
        </dd>
      </dl>
      {examples.length > 0 && <p className="still-example">Still an example: {examples.join(' and ')}.</p>}
      {state !== undefined && <p className="soft">{state.from === 'folder' ? IN_FOLDER : 'Change it in the Studio: Business.'}</p>}
    </>
  )
}

const IN_FOLDER = 'Whoever runs the server changes it, in the file business.json of the content folder; the site follows by itself.'
