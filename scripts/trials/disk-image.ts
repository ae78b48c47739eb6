import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Draw } from '#tests/support/draw.ts'
import type { FileOperation } from './file-operations.ts'

/** Bytes that a disk writes as a whole or not at all. */
const SECTOR = 512

/** What a power cut may keep of a file's writes since its last fsync: nothing, every write, some writes whole, or some sectors of some writes. */
const OUTCOMES = ['nothing', 'everything', 'whole writes', 'torn writes'] as const

/** Simulates a disk with a volatile write cache: what was synchronised (fsync) is durable, a power cut may lose or tear later writes. */
export class DiskImage {
  private readonly files = new Map<string, { synced: Content; pending: FileOperation[] }>()

  apply(operation: FileOperation): void {
    const file = this.files.get(operation.file) ?? { synced: new Content(), pending: [] }
    this.files.set(operation.file, file)
    file.pending.push(operation)
    // SQLite synchronises the folder after removing a file, so a removal is durable too.
    if (operation.kind !== 'sync' && operation.kind !== 'remove') return
    for (const done of file.pending) file.synced.change(done, null)
    file.pending = []
  }

  /** Writes the files into a folder as a power cut at this moment could leave them. */
  writeAfterCut(folder: string, draw: Draw): void {
    for (const [name, { synced, pending }] of this.files) {
      const content = synced.copy()
      const outcome = draw.one(OUTCOMES)
      for (const operation of pending) {
        if (outcome === 'everything' || (outcome !== 'nothing' && draw.chance(50))) content.change(operation, outcome === 'torn writes' ? draw : null)
      }
      writeFileSync(join(folder, name), content.bytes)
    }
  }
}

/** The bytes of a file, in a growing buffer. */
class Content {
  private buffer = Buffer.alloc(0)
  private length = 0

  get bytes(): Buffer {
    return this.buffer.subarray(0, this.length)
  }

  copy(): Content {
    const content = new Content()
    content.buffer = Buffer.from(this.bytes)
    content.length = this.length
    return content
  }

  /** Applies an operation. With `draw`, only random sectors of a write reach the disk (a torn write). */
  change(operation: FileOperation, draw: Draw | null): void {
    switch (operation.kind) {
      case 'sync':
        return
      case 'remove':
        return this.resize(0)
      case 'truncate':
        return this.resize(operation.size)
      case 'write': {
        const { data, offset: given } = operation
        const offset = given ?? this.length
        this.resize(Math.max(this.length, offset + data.length))
        for (let from = 0; from < data.length; from += SECTOR) {
          if (draw === null || draw.chance(50)) data.copy(this.buffer, offset + from, from, from + SECTOR)
        }
      }
    }
  }

  /** Fills added bytes with zeros, also where the buffer held older data. */
  private resize(length: number): void {
    if (length > this.buffer.length) this.buffer = Buffer.concat([this.bytes, Buffer.alloc(length * 2 - this.length)])
    else if (length > this.length) this.buffer.fill(0, this.length, length)
    this.length = length
  }
}
