import { use } from 'react'
import { FieldFrame } from '../../renderer/fields/field-frame.tsx'
import { useForm } from '../../renderer/fields/form-view.ts'
import { useContent } from '../data/content/admin-content.ts'
import { crewChoices, crewTitle, otherCrewText } from '../texts/crew-texts.ts'
import { type CrewChoice, CrewContext } from './crew-choice.ts'
import { useTimeslot } from './use-timeslot.ts'

/** The crew of the visit, and who gets it where that is left open; nothing where all is one crew's. */
export function CrewField() {
  const choice = use(CrewContext)
  return choice !== null && <Crews {...choice} />
}

function Crews({ crew, choose, of }: CrewChoice) {
  const { business } = useContent()
  const { dispatch } = useForm()
  const own = of?.crew
  const given = useTimeslot('available')?.crew
  const open = own === undefined ? 'Any free' : `${crewTitle(own)}, or any free`
  const said = own === undefined ? (given === undefined ? '' : `It will be ${crewTitle(given)}`) : otherCrewText(own, given)
  return (
    <FieldFrame name="crew" label="Crew" isRequired hint={crew === '' && said !== '' ? said : undefined}>
      {control => (
        <select
          {...control}
          value={crew}
          onChange={({ currentTarget }) => {
            choose(currentTarget.value)
            // Whether the time is free is asked again, of that crew.
            dispatch({ kind: 'slot', slot: 'unknown' })
          }}
        >
          {crewChoices(business, crew, open).map(([value, title]) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
