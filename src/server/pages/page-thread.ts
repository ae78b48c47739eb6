import { JobThread } from '#src/threads/job-thread.ts'
import type { DraftPage } from './draft-page.ts'
import type { DraftPageJob, MadePage, PageJob } from './page-job.ts'

interface PageJobResults {
  pages: MadePage[]
  draft: DraftPage | null
}

const thread = new JobThread<PageJob | DraftPageJob, PageJobResults[keyof PageJobResults]>('page-worker', import.meta.url)

/**
 * Runs a job in the page thread.
 * @throws JobError, or the signal's abort reason.
 */
export async function runPageJob<J extends PageJob | DraftPageJob>(job: J, signal?: AbortSignal): Promise<PageJobResults[J['kind']]> {
  return (await thread.run(job, signal)) as PageJobResults[J['kind']]
}
