import { useEffect, useEffectEvent } from 'react'
import type { ObjectFieldProps } from 'sanity'

/** A part that begins open when it is filled in, and closed else: of many conditions, the few that hold are seen. */
export function FilledOpenField(props: ObjectFieldProps) {
  const { value, collapsed = false, onExpand } = props
  const openFilled = useEffectEvent(() => {
    if (collapsed && value !== undefined) onExpand()
  })
  // As the form opens only: what is closed then stays closed.
  useEffect(() => openFilled(), [])
  return props.renderDefault(props)
}
