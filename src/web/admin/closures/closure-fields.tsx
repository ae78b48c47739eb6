import { type ReactNode, useId } from 'react'
import type { Day } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import { closureParts, onDay, partOf } from './closure-parts.ts'
import type { ClosureValues } from './closure-values.ts'

const WHEN = { days: 'Whole days', hours: 'Hours of one day' } as const
const WHO = { all: 'Everybody', one: 'One crew; the others go on' } as const

/** Maximum length of a reason, as the API takes it. */
const MAX_LENGTH = 200

interface ClosureFieldsProps {
  values: ClosureValues
  today: Day
  onChange: (part: Partial<ClosureValues>) => void
}

/** When is blocked, for whom, and why. */
export function ClosureFields({ values, today, onChange }: ClosureFieldsProps) {
  const id = useId()
  const { business } = useContent()
  const { crews } = business
  const { isWholeDays, first, last, from, until, reason } = values
  const taken = partOf(business, values)
  return (
    <>
      <Choice legend="When" titles={WHEN} chosen={isWholeDays ? 'days' : 'hours'} onChoose={when => onChange({ isWholeDays: when === 'days' })}>
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
      {(crews > 1 || values.crews === 'one') && <Choice legend="For" titles={WHO} chosen={values.crews} onChoose={crews => onChange({ crews })} />}
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
  titles: Readonly<Record<T, string>>
  chosen: T
  onChoose: (id: T) => void
  /** Shorter ways to choose. */
  children?: ReactNode
}

function Choice<T extends string>({ legend, titles, chosen, onChoose, children }: ChoiceProps<T>) {
  const name = useId()
  return (
    <fieldset>
      <legend>{legend}</legend>
      {(Object.entries(titles) as [T, string][]).map(([id, title]) => (
        <label key={id} className="checkable">
          <input type="radio" name={name} checked={chosen === id} onChange={() => onChoose(id)} />
          {title}
        </label>
      ))}
      {children}
    </fieldset>
  )
}
