import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readNdjson } from '../sanity/ndjson.ts'

/** The last good documents of a dataset, on disk, for a start during an outage. */
export class LastGoodDocuments {
  readonly file: string
  /** The name in problem lines. */
  readonly name: string

  constructor(dataDir: string, dataset: string) {
    this.file = join(dataDir, 'content', `${dataset.replaceAll(/[:/]/g, '.')}.ndjson`)
    this.name = `the kept copy of ${dataset}`
  }

  /** Loads the documents; null when none are kept. */
  async load(): Promise<unknown[] | null> {
    try {
      return readNdjson(await readFile(this.file, 'utf8'))
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
      throw error
    }
  }

  /** Replaces the documents (NDJSON) atomically: a crash leaves the old or the new file, never a part of one. */
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
