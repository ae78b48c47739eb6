import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readNdjson } from '../sanity/ndjson.ts'

/** The last good documents of a dataset, on disk: what a start during an outage serves. */
export class KeptDocuments {
  readonly file: string
  /** In problems. */
  readonly name: string

  constructor(dataDir: string, dataset: string) {
    this.file = join(dataDir, 'content', `${dataset.replaceAll(/[:/]/g, '.')}.ndjson`)
    this.name = `the kept copy of ${dataset}`
  }

  /** Null when there are none. */
  async load(): Promise<unknown[] | null> {
    try {
      return readNdjson(await readFile(this.file, 'utf8'))
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
      throw error
    }
  }

  /** Replaces them, given as NDJSON; whatever happens meanwhile, there is always a whole file. */
  async save(documents: string): Promise<void> {
    await mkdir(dirname(this.file), { recursive: true })
    const next = `${this.file}.next`
    const handle = await open(next, 'w', 0o600)
    try {
      await handle.writeFile(documents)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(next, this.file)
  }
}
