import { hashOf, VIEWS } from '../dashboard/view.ts'
import { crewTitle } from '../texts/crew-texts.ts'
import { Empty } from '../ui/empty.tsx'
import { ofAllCrews, WITHOUT_CREW } from './crew-note.tsx'
import { isUnfiltered, type ListQuery, SAVED_LISTS, tabOf } from './list-query.ts'

interface Emptiness {
  says: string
  detail?: string
  action: { title: string; href: string }
}

/** What the lists that are one press away say when they are empty. */
const EMPTY_LISTS: Readonly<Record<string, Emptiness>> = {
  Waiting: { says: 'Nobody waits for an answer', action: { title: 'Show this week', href: listHash('This week') } },
  'This week': { says: 'No visits this week', action: { title: 'Show what waits for an answer', href: listHash('Waiting') } },
  'Not closed': {
    says: 'Every past visit is closed',
    detail: 'A confirmed visit appears here once its day is over, until it is done or cancelled.',
    action: { title: 'Show today', href: VIEWS.today.path },
  },
  Quotes: {
    says: 'No open quotes',
    detail: 'Whoever asks for a price without a day appears here.',
    action: { title: 'Show all requests', href: VIEWS.list.path },
  },
  'Price sent': {
    says: 'No price waits for its customer',
    action: { title: 'Show the quotes', href: listHash('Quotes') },
  },
}

const NO_MATCH: Emptiness = { says: 'No request matches', action: { title: 'Show all requests', href: VIEWS.list.path } }

/** Shown in place of a list without requests: why it is empty, and where to go from there. */
export function EmptyList({ query }: { query: ListQuery }) {
  if (query.page === 1 && isUnfiltered(query)) {
    return (
      <Empty says="No requests yet" detail="Appointments and quotes that visitors ask for will appear here.">
        <a className="plain-button" href="/#booking-form" target="_blank" rel="noopener">
          Look at the form on your site
        </a>
      </Empty>
    )
  }
  const { says, detail, action } = emptinessOf(query)
  return (
    <Empty says={says} {...(detail !== undefined && { detail })}>
      <a className="plain-button" href={action.href}>
        {action.title}
      </a>
    </Empty>
  )
}

function emptinessOf(query: ListQuery): Emptiness {
  if (query.crew !== '') return emptyForCrew(query)
  if (query.search !== '' || query.sender !== '' || query.page > 1) return NO_MATCH
  return EMPTY_LISTS[tabOf(query)] ?? NO_MATCH
}

/** A crew's list that is empty may be so since what it is of has no crew. */
function emptyForCrew(query: ListQuery): Emptiness {
  const crew = crewTitle(query.crew)
  if (query.request_type !== 'quote')
    return { says: `No request of ${crew} matches`, detail: WITHOUT_CREW, action: { title: 'Show all crews', href: ofAllCrews(query) } }
  return {
    says: 'Quotes have no crew',
    detail: `You look at ${crew} alone: a quote gets a crew with its day.`,
    action: { title: 'Show the quotes', href: ofAllCrews(query) },
  }
}

function listHash(title: string): string {
  const query = SAVED_LISTS[title]
  return query === undefined ? VIEWS.list.path : hashOf({ kind: 'list', query })
}
