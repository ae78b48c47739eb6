import { MAX_VISIT_MINUTES } from '#src/booking/request/visit-minutes.ts'
import { FieldFrame } from '../../renderer/fields/field-frame.tsx'
import { useForm } from '../../renderer/fields/form-view.ts'
import { selectWhenPressed } from '../hooks/select-when-pressed.ts'
import { minutesOf } from './typed-minutes.ts'

/** Buttons that add to the length of a visit. */
const STEPS = [
  { minutes: 15, text: '+15 min' },
  { minutes: 30, text: '+30 min' },
  { minutes: 60, text: '+1 h' },
]

interface VisitMinutesProps {
  /** As it is typed. */
  value: string
  /** Whether more can be added with one press. */
  hasSteps: boolean
  onType: (text: string) => void
}

/** How long a visit holds its time, in minutes: as long as its service takes, unless the owner knows better. */
export function VisitMinutes({ value, hasSteps, onType }: VisitMinutesProps) {
  const { dispatch } = useForm()
  const type = (text: string) => {
    onType(text)
    // Whether the time is free is asked again, for so long a visit.
    dispatch({ kind: 'slot', slot: 'unknown' })
  }
  return (
    <>
      <FieldFrame name="duration" label="Minutes it takes" isRequired>
        {control => (
          <input
            {...control}
            type="number"
            inputMode="numeric"
            min="15"
            step="15"
            max={MAX_VISIT_MINUTES}
            value={value}
            onFocus={({ currentTarget }) => currentTarget.select()}
            onPointerDown={selectWhenPressed}
            onChange={({ currentTarget }) => type(currentTarget.value)}
          />
        )}
      </FieldFrame>
      {hasSteps && (
        <div className="longer-steps">
          {STEPS.map(({ minutes, text }) => (
            <button key={minutes} type="button" onClick={() => type(String((minutesOf(value) ?? 0) + minutes))}>
              {text}
            </button>
          ))}
        </div>
      )}
    </>
  )
}
