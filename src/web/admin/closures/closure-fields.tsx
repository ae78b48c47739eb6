import { type ReactNode, useId } from 'react'
import { LAST_DAY } from '#src/catalog/days.ts'
import type { Closure, Day } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import { closureCrews } from './closure-crews.ts'
import { closureParts, onDay, partOf } from './closure-parts.ts'
import type { ClosureValues } from './closure-values.ts'

const WHEN: readonly (readonly ['days' | 'hours', string])[] = [
  ['days', 'Whole days'],
  ['hours', 'Hours of one day'],
]

/** Maximum length of a reason, as the API takes it. */
const MAX_LENGTH = 200

interface ClosureFieldsProps {
  values: ClosureValues
  today: Day
  /** The stored closure that it changes; null for a new one. */
  changed: Closure | null
  onChange: (part: Partial<ClosureValues>) => void
}

/** When is blocked, for whom, and why. */
export function ClosureFields({ values, today, changed, onChange }: ClosureFieldsProps) {
  const id = useId()
  const { business } = useContent()
  const whose = closureCrews(business, changed?.crews)
  const { isWholeDays, first, last, from, until, reason } = values
  const taken = partOf(business, values)
  return (
    <>
      <Choice legend="When" choices={WHEN} chosen={isWholeDays ? 'days' : 'hours'} onChoose={when => onChange({ isWholeDays: when === 'days' })}>
        <div className="closure-parts">
          {closureParts(business, first).map(({ title, ...hours }) => (
            <button
              key={title}
              type="button"
              className="plain-button"
              aria-pressed={title === taken?.title}
              onClick={() => onChange({ isWholeDays: false, ...hours })}
            >
              {title}
            </button>
          ))}
        </div>
      </Choice>
      <div className="two-entries">
        <div className="entry">
          <label htmlFor={`${id}-first`}>{isWholeDays ? 'First day' : 'Day'}</label>
          <input
            id={`${id}-first`}
            type="date"
            required
            max={LAST_DAY}
            value={first}
            onChange={event => onChange(onDay(business, values, event.currentTarget.value))}
          />
        </div>
        {isWholeDays ? (
          <div className="entry">
            <label htmlFor={`${id}-last`}>Last day</label>
            <input
              id={`${id}-last`}
              type="date"
              required
              min={first > today ? first : today}
              max={LAST_DAY}
              value={last}
              onChange={event => onChange({ last: event.currentTarget.value })}
            />
          </div>
        ) : (
          <div className="two-entries">
            <div className="entry">
              <label htmlFor={`${id}-from`}>From</label>
              <input id={`${id}-from`} type="time" required value={from} onChange={event => onChange({ from: event.currentTarget.value })} />
            </div>
            <div className="entry">
              <label htmlFor={`${id}-until`}>Until</label>
              <input id={`${id}-until`} type="time" required value={until} onChange={event => onChange({ until: event.currentTarget.value })} />
            </div>
          </div>
        )}
      </div>
      {whose.length > 1 && <Choice legend="For" choices={whose} chosen={values.crews} onChoose={crews => onChange({ crews })} />}
      <div className="entry">
        <label htmlFor={`${id}-reason`}>Reason (optional)</label>
        <input
          id={`${id}-reason`}
          aria-describedby={`${id}-hint`}
          maxLength={MAX_LENGTH}
          value={reason}
          onChange={event => onChange({ reason: event.currentTarget.value })}
        />
        <p id={`${id}-hint`} className="hint">
          Visitors read it on a day that has no time left because of this.
        </p>
      </div>
    </>
  )
}

interface ChoiceProps<T extends string> {
  legend: string
  choices: readonly (readonly [id: T, title: string])[]
  chosen: T
  onChoose: (id: T) => void
  /** Shorter ways to choose. */
  children?: ReactNode
}

function Choice<T extends string>({ legend, choices, chosen, onChoose, children }: ChoiceProps<T>) {
  const name = useId()
  return (
    <fieldset>
      <legend>{legend}</legend>
      {choices.map(([id, title]) => (
        <label key={id} className="checkable">
          <input type="radio" name={name} checked={chosen === id} onChange={() => onChoose(id)} />
          {title}
        </label>
      ))}
      {children}
    </fieldset>
  )
}
