import { brotliCompressSync } from 'node:zlib'
import { answerJobs } from '#src/threads/answer-jobs.ts'
import { makePages, type PageJob } from './page-job.ts'

/** A worker thread that renders pages: see prepare-pages.ts, its only user. */
answerJobs(async (job: PageJob) => {
  const made = await makePages(job, brotliCompressSync)
  return { result: made, moved: made.flatMap(({ html, brotli }) => [html.buffer, brotli.buffer]) }
})
