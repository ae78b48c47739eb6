import { type ReactNode, useEffect, useImperativeHandle, useRef } from 'react'
import { ChangeIndicator, type ObjectInputProps } from 'sanity'

type FrameProps = Pick<ObjectInputProps, 'path' | 'changed' | 'focused' | 'focusPath' | 'elementProps' | 'onPathFocus'> & { children: ReactNode }

/** Presents a price's fields to the Studio as one field: change indicator, presence, and focus from a list of problems. */
export function InputFrame({ path, changed, focused, focusPath, elementProps, onPathFocus, children }: FrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  useImperativeHandle(elementProps.ref, () => ({ focus: () => comeInto(frame.current) }))
  const isInside = focusPath.length > 0
  useEffect(() => {
    if (isInside) comeInto(frame.current)
  }, [isInside])
  return (
    <ChangeIndicator path={path} isChanged={changed} hasFocus={focused ?? false}>
      <div
        ref={frame}
        id={elementProps.id}
        onFocus={() => {
          if (!(focused ?? false)) onPathFocus([])
        }}
        onBlur={event => {
          // Report blur, so that asking for this field again moves the focus again.
          if (!event.currentTarget.contains(event.relatedTarget)) elementProps.onBlur(event)
        }}
      >
        {children}
      </div>
    </ChangeIndicator>
  )
}

/** Focuses the invalid field, else the first; does nothing when the focus is already inside. */
function comeInto(frame: HTMLElement | null): void {
  if (frame === null || frame.contains(document.activeElement)) return
  const fields = [...frame.querySelectorAll<HTMLElement>('input:not(:disabled), select:not(:disabled)')]
  const field = fields.find(isMarked) ?? fields.find(field => !isUnchosen(field))
  field?.focus()
}

function isMarked(field: HTMLElement): boolean {
  return field.getAttribute('aria-invalid') === 'true'
}

/** Unchecked radio buttons are skipped in favour of the checked one. */
function isUnchosen(field: HTMLElement): boolean {
  return field instanceof HTMLInputElement && field.type === 'radio' && !field.checked
}
