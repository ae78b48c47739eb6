import { answerJobs } from '#src/threads/answer-jobs.ts'
import { type ContentJob, doJob } from './content-job.ts'
import { MediaReader } from '../media/media.ts'

const reader = new MediaReader()

/** Worker thread that reads, checks and compares content; used only by content-thread.ts. */
answerJobs(async (job: ContentJob) => ({ result: await doJob(job, reader) }))
