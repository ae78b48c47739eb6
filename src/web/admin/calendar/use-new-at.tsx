import { type ReactNode, useState } from 'react'
import { EMPTY_VALUES, type FormValues } from '#src/booking/form/form-values.ts'
import { timeOf } from '#src/catalog/time-of-day.ts'
import type { Day } from '#src/contract/generated/types.ts'
import { useUnsaved } from '../hooks/unsaved.ts'
import { NewRequestDialog } from '../new-request/new-request-dialog.tsx'
import type { Entered } from '../telling/telling.ts'
import { freeSide } from './free-side.ts'

interface NewAt {
  /** Begins a request at a minute of a day, for a crew or for any. */
  begin: (day: Day, start: number, crew: string) => void
  /** The form, while a request is entered. */
  form: ReactNode
}

/** Enters requests with their day and time filled in. */
export function useNewAt(onStored: (entered: Entered) => void): NewAt {
  const [first, setFirst] = useUnsaved<FormValues | null>('new request at', null)
  const [crew, setCrew] = useState('')
  const [side, setSide] = useState<'left' | 'right'>('right')
  const stored = (entered: Entered) => {
    setFirst(null)
    onStored(entered)
  }
  return {
    begin: (day, start, of) => {
      setCrew(of)
      setSide(freeSide(day))
      setFirst({ ...EMPTY_VALUES, date: day, time: timeOf(start) })
    },
    form: first !== null && <NewRequestDialog first={first} crew={crew} side={side} onStored={stored} onClose={() => setFirst(null)} />,
  }
}
