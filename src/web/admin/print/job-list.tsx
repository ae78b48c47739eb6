import { addressOf } from '#src/booking/appointment/address.ts'
import { countWork, jobOf } from '#src/booking/appointment/job.ts'
import { categoryTitle, serviceTitle } from '#src/booking/appointment/service-texts.ts'
import type { Note } from '#src/contract/generated/types.ts'
import type { Block } from '../calendar/blocks.ts'
import { useContent } from '../data/content/admin-content.ts'
import { amountText } from '../request/price-texts.ts'
import { personName } from '../request/request-texts.ts'
import { crewOf } from '../texts/crew-texts.ts'
import { questionAnswer } from '#src/catalog/words/question-answer.ts'

interface JobListProps {
  blocks: readonly Block[]
  notesOf: (request: string) => readonly Note[]
}

/** The visits of a day in a few lines each (when, for whom, where, what, at which price), after all that they need. */
export function JobList({ blocks, notesOf }: JobListProps) {
  const work = countWork(
    blocks.map(({ request }) => request),
    useContent(),
  )
  return (
    <>
      <section className="to-bring" aria-labelledby="to-bring">
        <h2 id="to-bring">What to bring for</h2>
        <ul>
          {work.map(({ title, count }) => (
            <li key={title}>
              {count} × {title}
            </li>
          ))}
        </ul>
      </section>
      <table className="job-list">
        <caption className="unseen">Visits</caption>
        <thead>
          <tr>
            {['Time', 'Customer and place', 'Work', 'To collect', 'Actual value'].map(title => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {blocks.map(block => (
            <JobRow key={block.request.id} block={block} notes={notesOf(block.request.id)} />
          ))}
        </tbody>
      </table>
    </>
  )
}

function JobRow({ block: { request, start, end }, notes }: { block: Block; notes: readonly Note[] }) {
  const content = useContent()
  const { addons, thing, place } = jobOf(request, content)
  const crew = crewOf(request)
  const more = [...place.map(({ label, text }) => questionAnswer(label, text)), request.message].filter(text => text !== '')
  return (
    <tr>
      <td>
        <b>{content.dates.clock(start)}</b> <span>– {content.dates.clock(end)}</span> {crew !== null && <small>{crew}</small>}{' '}
        <small>{request.status}</small>
      </td>
      <th scope="row">
        <b>{personName(request)}</b> <span>{request.phone}</span>
        <p>{addressOf(request, content) ?? 'No address was given'}</p>
        {more.map(text => (
          <p key={text} className="soft">
            {text}
          </p>
        ))}
        {notes.map(({ id, text }) => (
          <p key={id} className="internal-note">
            <b>Internal:</b> {text}
          </p>
        ))}
      </th>
      <td>
        <b>{serviceTitle(request, content)}</b> {categoryTitle(request, content)}
        {[...thing.map(({ label, text }) => questionAnswer(label, text)), ...addons.map(title => `+ ${title}`)].map(text => (
          <p key={text}>{text}</p>
        ))}
      </td>
      <td>{request.actual_value === null ? amountText(request, content) : null}</td>
      <td>{request.actual_value === null ? null : amountText(request, content)}</td>
    </tr>
  )
}
