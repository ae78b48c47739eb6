import type { ContentJob, ContentJobResults } from './content-job.ts'
import { JobThread } from '#src/threads/job-thread.ts'

const thread = new JobThread<ContentJob, ContentJobResults[ContentJob['kind']]>('content-worker', import.meta.url)

/**
 * Runs a job in the content thread.
 * @throws JobError, or the signal's abort reason.
 */
export async function runJob<J extends ContentJob>(job: J, signal?: AbortSignal): Promise<ContentJobResults[J['kind']]> {
  return (await thread.run(job, signal)) as ContentJobResults[J['kind']]
}
