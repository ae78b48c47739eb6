import { brotliCompressSync } from 'node:zlib'
import { answerJobs } from '#src/threads/answer-jobs.ts'
import { draftPage } from './draft-page.ts'
import { type DraftPageJob, makePages, type PageJob, rendererOf } from './page-job.ts'

/** A worker thread that renders pages: see page-thread.ts, its only user. */
answerJobs(async (job: PageJob | DraftPageJob) => {
  if (job.kind === 'draft') return { result: draftPage(job, job.page, await rendererOf(job)) }
  const made = await makePages(job, brotliCompressSync)
  return { result: made, moved: made.flatMap(({ html, brotli }) => [html.buffer, brotli.buffer]) }
})
