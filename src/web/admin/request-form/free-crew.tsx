import { use } from 'react'
import { focusField } from '../../renderer/fields/focus-field.ts'
import { useForm } from '../../renderer/fields/form-view.ts'
import { crewTitle } from '../texts/crew-texts.ts'
import { CrewContext } from './crew-choice.ts'
import { useFreeCrew } from './use-timeslot.ts'

/** The crew that is free where the one that is asked for is not, one press away; nothing where none is. */
export function FreeCrew() {
  const choice = use(CrewContext)
  const free = useFreeCrew(choice)
  const { ids, dispatch } = useForm()
  if (choice === null || choice.crew === '' || free === null) return null
  const take = () => {
    choice.choose(String(free))
    dispatch({ kind: 'slot', slot: 'unknown' })
    focusField(`${ids}-crew`)
  }
  return (
    <div className="free-crew">
      <p>{`${crewTitle(choice.crew)} has another visit then; ${crewTitle(free)} is free`}</p>
      <button type="button" className="plain-button" onClick={take}>
        {`Take ${crewTitle(free)}`}
      </button>
    </div>
  )
}
