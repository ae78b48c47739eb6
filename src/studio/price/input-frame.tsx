import { type ReactNode, useEffect, useImperativeHandle, useRef } from 'react'
import { ChangeIndicator, type ObjectInputProps } from 'sanity'

type FrameProps = Pick<ObjectInputProps, 'path' | 'changed' | 'focused' | 'focusPath' | 'elementProps' | 'onPathFocus'> & { children: ReactNode }

/** What the Studio knows of a price's fields as one: whether it changed, who is in it, and how to come to it from a list of problems. */
export function InputFrame({ path, changed, focused, focusPath, elementProps, onPathFocus, children }: FrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  const comeIn = () => {
    if (frame.current === null || frame.current.contains(document.activeElement)) return
    const fields = frame.current.querySelectorAll<HTMLElement>('input:not(:disabled), select:not(:disabled)')
    const isMarked = (field: HTMLElement) => field.getAttribute('aria-invalid') === 'true'
    // A radio button that is not chosen would be left for the chosen one.
    const isUnchosen = (field: HTMLElement) => field instanceof HTMLInputElement && field.type === 'radio' && !field.checked
    const list = [...fields]
    ;(list.find(isMarked) ?? list.find(field => !isUnchosen(field)))?.focus()
  }
  useImperativeHandle(elementProps.ref, () => ({ focus: comeIn }))
  const isInside = focusPath.length > 0
  useEffect(() => {
    if (isInside) comeIn()
  }, [isInside])
  return (
    <ChangeIndicator path={path} isChanged={changed} hasFocus={focused ?? false}>
      <div
        ref={frame}
        id={elementProps.id}
        onFocus={() => {
          if (!(focused ?? false)) onPathFocus([])
        }}
      >
        {children}
      </div>
    </ChangeIndicator>
  )
}
