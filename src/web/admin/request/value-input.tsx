import type { ComponentProps } from 'react'
import { useContent } from '../data/content/admin-content.ts'
import { selectWhenPressed } from '../hooks/select-when-pressed.ts'
import { plainAmount } from '#src/catalog/words/plain-amount.ts'

interface ValueInputProps extends Pick<ComponentProps<'input'>, 'id' | 'placeholder' | 'aria-label' | 'aria-describedby' | 'ref' | 'onKeyDown'> {
  /** As it is typed; empty for none. */
  value: string
  onType: (text: string) => void
}

/** The input of an actual value, in the currency's unit and within what the API takes. */
export function ValueInput({ onType, ...props }: ValueInputProps) {
  const { money } = useContent()
  return (
    <input
      {...props}
      type="number"
      name="actual_value"
      step={plainAmount(1, money)}
      min="0"
      max="10000000"
      inputMode="decimal"
      onPointerDown={selectWhenPressed}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  )
}
