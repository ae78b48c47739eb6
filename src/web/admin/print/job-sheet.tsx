import { useQuery } from '@tanstack/react-query'
import type { AppointmentList } from '#src/contract/generated/types.ts'
import { blocksOn } from '../calendar/blocks.ts'
import { CrewChoice } from '../dashboard/crew-choice.tsx'
import { hashOfSheet, type SheetKind, type View } from '../dashboard/view.ts'
import { useApi } from '../data/api-context.ts'
import { useContent } from '../data/content/admin-content.ts'
import { dayNotesQuery } from '../data/customers/customers.ts'
import { deviceSwitch } from '../hooks/device-switch.ts'
import { crewOf, noVisitsText } from '../texts/crew-texts.ts'
import { ScreenTitle } from '../ui/screen-title.tsx'
import { JobPage } from './job-page.tsx'
import { JobList } from './job-list.tsx'
import { PrintFrame } from './print-frame.tsx'

interface JobSheetProps {
  view: Extract<View, { kind: 'print' }>
  /** The visits of its day. */
  list: AppointmentList
}

const KINDS: Readonly<Record<SheetKind, string>> = { visits: 'One page a visit', list: 'List' }

/** Whether internal notes are on the sheet: only once they are asked for, since a customer may see it. */
const useNotesOnSheet = deviceSwitch('adminSheetNotes', false)

/** The visits of a day on paper, or one of them, for whoever drives to them. */
export function JobSheet({ view, list }: JobSheetProps) {
  const { day, as, of, crew } = view
  const content = useContent()
  const [hasNotes, setHasNotes] = useNotesOnSheet()
  const blocks = blocksOn(day, list.appointments, content.business.timeZone).filter(({ request }) => as !== 'visit' || request.id === of)
  const { data: notes, isLoading } = useQuery(dayNotesQuery(useApi(), day))
  const hasFailed = notes === undefined && !isLoading
  const notesOf = (request: string) => (hasNotes ? (notes?.get(request) ?? []) : [])
  const choices = (
    <>
      {as !== 'visit' && (
        <select
          aria-label="Sheet"
          value={as}
          // Replaced, so that Back leads to where the sheet was opened from.
          onChange={({ currentTarget }) => location.replace(hashOfSheet(day, crew, currentTarget.value === 'list' ? 'list' : 'visits'))}
        >
          {Object.entries(KINDS).map(([kind, title]) => (
            <option key={kind} value={kind}>
              {title}
            </option>
          ))}
        </select>
      )}
      {as !== 'visit' && <CrewChoice view={view} />}
      <label className="checkable">
        <input type="checkbox" checked={hasNotes} onChange={({ currentTarget }) => setHasNotes(currentTarget.checked)} />
        Internal notes
      </label>
    </>
  )
  return (
    <PrintFrame choices={choices} isReady={!isLoading}>
      <header className="paper-head" data-as={as}>
        <p>{content.business.name}</p>
        <ScreenTitle>{['Job sheet', content.dates.day(day), crewOf({ crew }) ?? []].flat().join(', ')}</ScreenTitle>
      </header>
      {hasNotes && hasFailed && <p className="failure">The internal notes could not be loaded, and are missing here.</p>}
      {blocks.length === 0 && <p>{as === 'visit' ? 'The visit is not on this day any more.' : `${noVisitsText(crew)}.`}</p>}
      {as === 'list' && blocks.length > 0 && <JobList blocks={blocks} notesOf={notesOf} />}
      {as !== 'list' && blocks.map(block => <JobPage key={block.request.id} day={day} block={block} notes={notesOf(block.request.id)} />)}
    </PrintFrame>
  )
}
