import { type ReactNode, useEffect, useImperativeHandle, useRef } from 'react'
import { ChangeIndicator, type ObjectInputProps } from 'sanity'

type FrameProps = Pick<ObjectInputProps, 'path' | 'changed' | 'focused' | 'focusPath' | 'elementProps' | 'onPathFocus'> & { children: ReactNode }

/** What the Studio knows of a price's fields as one: whether it changed, who is in it, and how to come to it from a list of problems. */
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
          // Else whoever asks for it again would be taken for one who is there.
          if (!event.currentTarget.contains(event.relatedTarget)) elementProps.onBlur(event)
        }}
      >
        {children}
      </div>
    </ChangeIndicator>
  )
}

/** Goes to the field that is marked, else to the first; whoever is inside already stays. */
function comeInto(frame: HTMLElement | null): void {
  if (frame === null || frame.contains(document.activeElement)) return
  const fields = [...frame.querySelectorAll<HTMLElement>('input:not(:disabled), select:not(:disabled)')]
  const field = fields.find(isMarked) ?? fields.find(field => !isUnchosen(field))
  field?.focus()
}

function isMarked(field: HTMLElement): boolean {
  return field.getAttribute('aria-invalid') === 'true'
}

/** A radio button that is not chosen would be left for the chosen one. */
function isUnchosen(field: HTMLElement): boolean {
  return field instanceof HTMLInputElement && field.type === 'radio' && !field.checked
}
