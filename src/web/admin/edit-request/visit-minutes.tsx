import { MAX_VISIT_MINUTES } from '#src/booking/request/visit-minutes.ts'
import { FieldFrame } from '../../renderer/fields/field-frame.tsx'
import { useForm } from '../../renderer/fields/form-view.ts'
import { selectWhenPressed } from '../hooks/select-when-pressed.ts'

interface VisitMinutesProps {
  /** As it is typed. */
  value: string
  onType: (text: string) => void
}

/** How long a visit holds its time, in minutes: as long as its service takes, unless the owner knows better. */
export function VisitMinutes({ value, onType }: VisitMinutesProps) {
  const { dispatch } = useForm()
  return (
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
          onPointerDown={selectWhenPressed}
          onChange={({ currentTarget }) => {
            onType(currentTarget.value)
            // Whether the time is free is asked again, for so long a visit.
            dispatch({ kind: 'slot', slot: 'unknown' })
          }}
        />
      )}
    </FieldFrame>
  )
}
