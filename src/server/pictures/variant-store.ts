import { mkdir, readdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ContentLog } from '#src/cms/content-log.ts'
import { makeVariant } from '#src/cms/pictures/picture-job.ts'
import type { NamedVariant } from '../content/picture-address.ts'

/** How long variants of earlier content are kept, in ms, for pages that are still open somewhere. */
const KEPT_MS = 30 * 24 * 3_600_000

/** How many of them are kept, the newest. */
const MAX_KEPT = 2000

/** Names of variants: nothing else is read, written or deleted in the folder. */
const VARIANT = /^[a-z0-9][a-z0-9-]*-[0-9a-f]{12}-\d+x\d+\.(?:avif|webp)$/

/** Variants of pictures, on disk; those that are missing are made, each once. */
export class VariantStore {
  private readonly folder: string
  private readonly making = new Map<string, Promise<Buffer>>()
  private readonly failed = new Set<string>()
  private preparing: object | null = null

  constructor(dataDir: string) {
    this.folder = join(dataDir, 'pictures')
  }

  /** Reads a variant that has been made, of current or earlier content; null when there is none. */
  async kept(name: string): Promise<Buffer | null> {
    if (!VARIANT.test(name)) return null
    return readFile(join(this.folder, name)).catch(() => null)
  }

  /** Returns a variant, made now when it is missing; null when it cannot be made. */
  async get(named: NamedVariant, log: ContentLog): Promise<Buffer | null> {
    return (await this.kept(named.name)) ?? (await this.make(named, true, log))
  }

  /** Makes all variants of content that are missing, in order, while nobody waits for another; then deletes old ones. A later call replaces an earlier one. */
  async prepare(variants: ReadonlyMap<string, NamedVariant>, log: ContentLog): Promise<void> {
    const turn = {}
    this.preparing = turn
    this.failed.clear()
    if (variants.size === 0) return
    const there = new Set(await readdir(this.folder).catch(() => []))
    for (const named of variants.values()) {
      if (!there.has(named.name)) await this.make(named, false, log)
      if (this.preparing !== turn) return
    }
    await this.tidy(variants).catch((error: unknown) => log.warn(`old pictures in ${this.folder} could not be deleted: ${String(error)}`))
  }

  /** Ends a preparation after the variant that it is making. */
  stop(): void {
    this.preparing = null
  }

  private async make(named: NamedVariant, isAwaited: boolean, log: ContentLog): Promise<Buffer | null> {
    const { name } = named
    if (this.failed.has(name)) return null
    const made = this.making.get(name) ?? this.makeAndSave(named, isAwaited, log)
    this.making.set(name, made)
    try {
      return await made
    } catch (error) {
      // Not again and again, at every visit.
      this.failed.add(name)
      log.warn(`the picture ${name} could not be made: ${String(error)}`)
      return null
    } finally {
      this.making.delete(name)
    }
  }

  private async makeAndSave({ name, file, variant }: NamedVariant, isAwaited: boolean, log: ContentLog): Promise<Buffer> {
    const bytes = Buffer.from(await makeVariant(file.bytes, variant, isAwaited))
    await this.save(name, bytes).catch((error: unknown) => log.warn(`${join(this.folder, name)} could not be written: ${String(error)}`))
    return bytes
  }

  private async save(name: string, bytes: Buffer): Promise<void> {
    await mkdir(this.folder, { recursive: true })
    const next = join(this.folder, `.${name}`)
    await writeFile(next, bytes)
    await rename(next, join(this.folder, name))
  }

  private async tidy(current: ReadonlyMap<string, NamedVariant>): Promise<void> {
    const names = (await readdir(this.folder)).filter(name => VARIANT.test(name) && !current.has(name))
    const files = await Promise.all(names.map(async name => ({ path: join(this.folder, name), at: (await stat(join(this.folder, name))).mtimeMs })))
    const old = files.sort((a, b) => b.at - a.at).filter(({ at }, position) => position >= MAX_KEPT || at < Date.now() - KEPT_MS)
    for (const { path } of old) await unlink(path)
  }
}
