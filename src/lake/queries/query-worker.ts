import { parentPort } from 'node:worker_threads'
import type { LakeDocument } from '../documents/document.ts'
import { doQueryJob, type QueryMessage } from './query-job.ts'

const documents = new Map<string, LakeDocument>()

/** Worker thread that evaluates queries over its own copy of the documents; used only by query-thread.ts. */
parentPort?.on('message', ({ job, changed, removed }: QueryMessage) => {
  for (const id of removed) documents.delete(id)
  for (const document of changed) documents.set(document._id, document)
  void doQueryJob(job, [...documents.values()]).then(answer => parentPort?.postMessage(answer, answer.ok ? [answer.json.buffer] : []))
})
