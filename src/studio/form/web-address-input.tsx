import { useEffect, useEffectEvent } from 'react'
import { set, type StringInputProps } from 'sanity'
import { wholeAddress } from '../../studio-model/documents/whole-address.ts'

/** The address of another site; when the field is left, https:// is put before one that lacks it. */
export function WebAddressInput(props: StringInputProps) {
  const { value = '', readOnly = false, focused = false, onChange } = props
  const complete = useEffectEvent(() => {
    const whole = readOnly ? null : wholeAddress(value)
    if (whole !== null) onChange(set(whole))
  })
  useEffect(() => (focused ? () => complete() : undefined), [focused])
  return props.renderDefault(props)
}
