import { useEffect, useRef, useState } from 'react'
import type { BulkJob } from '#src/contract/generated/types.ts'
import type { AdminApi } from '../data/admin-api.ts'
import { useContent } from '../data/content.ts'
import { bulkText } from './bulk-text.ts'

/** Polling interval while a bulk job runs. */
const LOOK_MS = 1000

interface BulkProgressProps {
  api: AdminApi
  /** Changes with every load of the dashboard, and so triggers a look for new jobs. */
  loaded: unknown
  /** Called when a job that was seen running has ended. */
  onEnd: () => void
}

/** The progress of bulk jobs in words; renders nothing while there are none. */
export function BulkProgress({ api, loaded, onEnd }: BulkProgressProps) {
  const { business } = useContent()
  const [job, setJob] = useState<BulkJob | null>(null)
  const watched = useRef<string | null>(null)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    if (loaded === null) return
    let isCurrent = true
    const look = async () => {
      const jobs = await api.jobs()
      if (!isCurrent) return
      const going = jobs.find(({ finished }) => !finished) ?? null
      const ended = jobs.find(({ id }) => id === watched.current) ?? null
      if (going !== null) {
        watched.current = going.id
        setJob(going)
        timer = setTimeout(() => void look().catch(() => undefined), LOOK_MS)
      } else if (ended !== null) {
        watched.current = null
        setJob(ended)
        end.current()
      }
    }
    // After a failure, the next load of the dashboard asks again.
    look().catch(() => undefined)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [api, loaded])
  return (
    <output className="bulk-progress" hidden={job === null}>
      {job !== null && bulkText(job, business.locale)}
    </output>
  )
}
