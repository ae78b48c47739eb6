import { useId } from 'react'
import { useContent } from '../data/content/admin-content.ts'
import { crewChoices } from '../texts/crew-texts.ts'
import { type CrewView, hashOf } from './view.ts'

/** Narrows a view to the visits of one crew; nothing where all is one crew's. */
export function CrewChoice({ view }: { view: CrewView }) {
  const id = useId()
  const { business } = useContent()
  if (business.crews === 1 && view.crew === '') return null
  return (
    <div className="crew-choice">
      <label className="unseen" htmlFor={id}>
        Crew
      </label>
      {/* Replaced, so that Back leads to where the view was opened from. */}
      <select id={id} value={view.crew} onChange={({ currentTarget }) => location.replace(hashOf({ ...view, crew: currentTarget.value }))}>
        {crewChoices(business, view.crew, 'All crews').map(([crew, title]) => (
          <option key={crew} value={crew}>
            {title}
          </option>
        ))}
      </select>
    </div>
  )
}
