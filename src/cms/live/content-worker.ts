import { answerJobs } from '#src/threads/answer-jobs.ts'
import { type ContentJob, doJob } from './content-job.ts'
import { MediaReader } from '../media/media.ts'

const reader = new MediaReader()

/** A thread that reads, checks and compares content: see content-thread.ts, its only user. */
answerJobs(async (job: ContentJob) => ({ result: await doJob(job, reader) }))
