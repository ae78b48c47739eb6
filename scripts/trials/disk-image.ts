import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Draw } from '#tests/support/draw.ts'
import type { FileOperation } from './file-operations.ts'

/** A disk writes so many bytes whole or not at all. */
const SECTOR = 512

/** What stands on a disk: what was synchronised for certain, and writes since then that a power cut may or may not leave. */
export class DiskImage {
  private readonly synced = new Map<string, Buffer>()
  private readonly pending = new Map<string, FileOperation[]>()

  apply(operation: FileOperation): void {
    const { file } = operation
    this.pending.set(file, [...(this.pending.get(file) ?? []), operation])
    // SQLite synchronises the folder after it has removed a file.
    if (operation.kind === 'sync' || operation.kind === 'remove') this.settle(file)
  }

  /** Leaves in a folder what a power cut now could leave: of each write since a file's last synchronisation all, nothing, or some sectors. */
  cutInto(folder: string, draw: Draw): void {
    for (const file of new Set([...this.synced.keys(), ...this.pending.keys()])) {
      let content = this.synced.get(file) ?? Buffer.alloc(0)
      const fate = draw.between(0, 3)
      for (const operation of this.pending.get(file) ?? []) {
        if (fate === 1 || (fate > 1 && draw.chance(50))) content = changed(content, operation, fate === 3 ? draw : null)
      }
      writeFileSync(join(folder, file), content)
    }
  }

  private settle(file: string): void {
    let content = this.synced.get(file) ?? Buffer.alloc(0)
    for (const operation of this.pending.get(file) ?? []) content = changed(content, operation, null)
    this.synced.set(file, content)
    this.pending.set(file, [])
  }
}

/** The content after an operation; with a draw, only some sectors of a write arrive. */
function changed(content: Buffer, operation: FileOperation, draw: Draw | null): Buffer {
  switch (operation.kind) {
    case 'sync':
      return content
    case 'remove':
      return Buffer.alloc(0)
    case 'truncate':
      return resized(content, operation.size)
    case 'write': {
      const { data, offset: given } = operation
      const offset = given ?? content.length
      const after = Buffer.from(resized(content, Math.max(content.length, offset + data.length)))
      for (let from = 0; from < data.length; from += SECTOR) {
        if (draw === null || draw.chance(50)) data.copy(after, offset + from, from, from + SECTOR)
      }
      return after
    }
  }
}

function resized(content: Buffer, size: number): Buffer {
  return content.length >= size ? content.subarray(0, size) : Buffer.concat([content, Buffer.alloc(size - content.length)])
}
