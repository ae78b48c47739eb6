import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { stepId, stepsOf } from '#src/booking/form/steps.ts'
import type { FormView, Steps } from '../renderer/fields/form-view.ts'
import { StepButtons, StepProgress } from './step-progress.tsx'

/** What an entry of the session's history says of the form: its step, and the one that it was reached from. */
interface Entry {
  step?: string
  from?: string
}

/**
 * One step of the form at a time, each an entry of the session's history; null while there is only one. Loaded where content has steps. With each change of `asked` it begins
 * again: at the first step that has an unanswered question, or after a reload at the one that was left.
 */
export function useSteps(form: RefObject<HTMLFormElement | null>, { revision, layout, choices }: FormView, asked: number): Steps | null {
  const { bookingForm } = revision.content
  const all = useMemo(() => stepsOf(bookingForm, choices, layout), [bookingForm, choices, layout])
  const ids = all.map(stepId).join(' ')
  const [shown, setShown] = useState('')
  const at = Math.max(
    0,
    all.findIndex(step => stepId(step) === shown),
  )
  const show = useCallback(
    (id: string) => {
      flushSync(() => setShown(id))
      form.current?.querySelector<HTMLElement>('[data-step]:not([data-away]) :is(h3, summary)')?.focus({ preventScroll: true })
      // Browsers restore the scroll position of another step's entry; in the next frame, after that.
      requestAnimationFrame(() => form.current?.scrollIntoView({ block: 'start' }))
    },
    [form],
  )
  useLayoutEffect(() => {
    const open = form.current?.querySelector('[data-step] :invalid')?.closest<HTMLElement>('[data-step]')?.dataset['step']
    const order = ids.split(' ')
    const left = asked === 1 ? entry().step : undefined
    const [first, last] = [order.indexOf(open ?? ''), order.indexOf(left ?? '')]
    const start = order[last < 0 ? first : Math.min(first < 0 ? last : first, last)]
    if (asked === 0 || start === undefined) return
    setShown(start)
    if (asked > 1) history.replaceState({ ...entry(), step: start }, '')
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when it is asked for
  }, [asked])
  useEffect(() => {
    const follow = () => {
      const { step } = entry()
      if (step !== undefined && form.current !== null) show(step)
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [form, show])
  const { steps: texts } = bookingForm
  return useMemo(() => {
    if (all.length < 2 || texts === undefined) return null
    const current = stepId(all[at])
    const go = (id: string) => {
      if (id === current) return
      history.replaceState({ ...entry(), step: current }, '')
      history.pushState({ step: id, from: current }, '')
      show(id)
    }
    const back = () => {
      const before = stepId(all[at - 1])
      if (entry().from === before) history.back()
      else go(before)
    }
    const shared = { all, at, texts }
    return { all, at, go, progress: <StepProgress {...shared} go={go} />, buttons: <StepButtons {...shared} back={back} /> }
  }, [all, at, show, texts])
}

function entry(): Entry {
  return (history.state as Entry | null) ?? {}
}
