/** Serves a dataset locally, as the Content Lake would: `npm run lake -- [--port 3900] [--tls] [--documents FILE]`. */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readNdjson } from '#src/cms/sanity/ndjson.ts'
import { makeCertificate } from '#src/lake/server/certificate.ts'
import type { GivenDocument } from '#src/lake/documents/document.ts'
import { LakeHttpError } from '#src/lake/server/http-error.ts'
import { startLake } from '#src/lake/server/start-lake.ts'
import { answerHelp } from '../lib/answer-help.ts'

answerHelp(`npm run lake -- [--port 3900] [--host 127.0.0.1] [--project local] [--dataset production] [--token TOKEN] [--tls] [--documents FILE]

Serves a Sanity dataset on this machine, kept in DATA_DIR. It answers for its own project and dataset alone.
  --port, --host      where it listens
  --project ID        the project's id
  --dataset NAME      the dataset's name
  --token TOKEN       lets only its bearer change documents and see drafts
  --tls               speaks HTTP/2, which the Studio needs
  --documents FILE    NDJSON to fill an empty lake with
`)
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3900' },
    host: { type: 'string', default: '127.0.0.1' },
    project: { type: 'string', default: 'local' },
    dataset: { type: 'string', default: 'production' },
    // With a token, only its bearer may change documents and see drafts.
    token: { type: 'string' },
    // HTTP/2, which the Studio needs for its many streams.
    tls: { type: 'boolean', default: false },
    // NDJSON to fill an empty lake with.
    documents: { type: 'string' },
  },
})

try {
  const { project, dataset, host, token = null } = values
  const certificate = values.tls ? makeCertificate(new Date()) : null
  const documents = values.documents === undefined ? [] : readDocuments(values.documents)
  const dataDir = process.env['DATA_DIR'] ?? 'data'
  const running = await startLake({ dataDir, host, port: readPort(values.port), projectId: project, dataset, token, certificate, documents })
  console.log(`The lake: ${running.origin} (project ${project}, dataset ${dataset}, ${running.lake.documents.size} documents in ${dataDir}/lake.db)`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void running.stop().then(() => process.exit(0)))
} catch (error) {
  console.error(messageOf(error))
  process.exit(1)
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error instanceof LakeHttpError && error.index !== null ? `${values.documents}: document ${error.index + 1}: ${error.message}` : error.message
}

function readDocuments(file: string): GivenDocument[] {
  try {
    return readNdjson(readFileSync(file, 'utf8')) as GivenDocument[]
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

function readPort(given: string): number {
  const port = Number(given)
  if (!/^\d+$/.test(given) || port > 65_535) throw new Error(`--port ${given}: must be a number from 0 to 65535`)
  return port
}
