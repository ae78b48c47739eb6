import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useApi } from '../data/api-context.ts'
import { useContent } from '../data/content/admin-content.ts'
import { jobsQuery } from '../data/site-state.ts'
import { bulkText } from './bulk-text.ts'

/** The progress of bulk jobs in words; renders nothing while there are none. Tells when a job that was seen running has ended. */
export function BulkProgress({ onEnd }: { onEnd: () => void }) {
  const { business } = useContent()
  const { data: jobs = [] } = useQuery(jobsQuery(useApi()))
  const [watched, setWatched] = useState<string | null>(null)
  const running = jobs.find(({ finished }) => !finished)
  if (running !== undefined && running.id !== watched) setWatched(running.id)
  const job = running ?? jobs.find(({ id }) => id === watched) ?? null
  const hasEnded = job !== null && job.finished
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (hasEnded) end()
  }, [hasEnded])
  return (
    <output className="bulk-progress" hidden={job === null}>
      {job !== null && bulkText(job, business.locale)}
    </output>
  )
}
