import { type ReactNode, useState } from 'react'
import { EMPTY_VALUES } from '#src/booking/form/form-values.ts'
import { timeOf } from '#src/catalog/time-of-day.ts'
import type { Day } from '#src/contract/generated/types.ts'
import { NewRequestDialog } from '../new-request/new-request-dialog.tsx'
import { NEW_REQUEST } from '../hooks/unsaved.ts'
import { useNewDraft } from '../new-request/use-new-draft.ts'
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
  const { draft, begin, enter, choose, end } = useNewDraft(`${NEW_REQUEST} at`)
  const [side, setSide] = useState<'left' | 'right'>('right')
  const stored = (entered: Entered) => {
    end()
    onStored(entered)
  }
  return {
    begin: (day, start, of) => {
      setSide(freeSide(day))
      const place = { mode: EMPTY_VALUES.mode, date: day, time: timeOf(start) }
      // Whom it is for may have been entered before; where it was pressed is newer.
      begin(left => ({
        ...left,
        first: { ...EMPTY_VALUES, ...place },
        values: left?.values ? { ...left.values, ...place } : null,
        crew: of === '' ? (left?.crew ?? '') : of,
      }))
    },
    form: draft !== null && <NewRequestDialog draft={draft} side={side} onChoose={choose} onEnter={enter} onStored={stored} onClose={end} />,
  }
}
