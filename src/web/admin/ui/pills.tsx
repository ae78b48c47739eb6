import { useId } from 'react'

interface PillsProps<T extends string> {
  legend: string
  value: T
  choices: readonly (readonly [value: T, title: string])[]
  onChange: (value: T) => void
}

/** A few short choices that are all in sight, of which one is made: radio buttons that look like buttons. */
export function Pills<T extends string>({ legend, value, choices, onChange }: PillsProps<T>) {
  const name = useId()
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="pills">
        {choices.map(([each, title]) => (
          <label key={each} className="plain-button">
            <input type="radio" name={name} checked={value === each} onChange={() => onChange(each)} />
            {title}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
