import { mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { drawFromSeed } from '#tests/support/draw.ts'
import type { Sent } from './booking-load.ts'
import { checkStored } from './check-stored.ts'
import { DiskImage } from './disk-image.ts'
import { canRecord, type FileOperation, recordOperations } from './file-operations.ts'
import { atLeast, type Finding, none, notTried } from './finding.ts'
import { readEmbedded } from './read-rows.ts'
import { withFolder } from './trial.ts'

/**
 * Records a run's file operations with strace, replays them onto a simulated disk, and cuts the power at random points. After each cut the database
 * must be intact and hold every booking that was acknowledged before, whichever unsynchronised writes were lost. As a control, the same without the
 * fsyncs of the write-ahead log, as with `synchronous = NORMAL`, must lose something.
 */
export async function powerTrial({
  cuts,
  bookings,
  seed = Math.floor(Math.random() * 1e9),
}: {
  cuts: number
  bookings: number
  seed?: number
}): Promise<Finding[]> {
  if (!canRecord()) return [notTried('power cuts', 'strace is not installed or may not trace')]
  return withFolder(async folder => {
    const dataDir = join(realpathSync(folder), 'data')
    mkdirSync(dataDir)
    const command = [process.execPath, 'scripts/trials/power-writer.ts', dataDir, String(bookings)]
    const operations = recordOperations(dataDir, join(folder, 'strace.log'), command).filter(({ file }) => !/lock|-shm$/.test(file))
    const full = cutPower(operations, cuts, seed, join(folder, 'full'))
    const normal = cutPower(
      operations.filter(({ kind, file }) => !(kind === 'sync' && file.endsWith('-wal'))),
      cuts,
      seed,
      join(folder, 'normal'),
    )
    return [
      none(`power cut ${cuts} times in ${operations.length} file operations (SEED=${seed}): times something acknowledged was lost`, full.withLosses),
      none('power cuts: damaged or torn databases', full.damaged),
      atLeast('power cuts with a log that is not synchronised: times something was lost or damaged', normal.withLosses + normal.damaged, 1),
    ]
  })
}

function cutPower(operations: readonly FileOperation[], cuts: number, seed: number, folder: string): { withLosses: number; damaged: number } {
  const draw = drawFromSeed(seed)
  const first = operations.findIndex(isAcknowledgement)
  const moments = draw.times(cuts, () => draw.between(first + 1, operations.length - 1)).sort((a, b) => a - b)
  const image = new DiskImage()
  const acknowledged: Sent[] = []
  let [withLosses, damaged, cut] = [0, 0, 0]
  for (const [moment, operation] of operations.entries()) {
    for (; moments[cut] === moment; cut++) {
      const copy = join(folder, `cut-${cut}`)
      mkdirSync(copy, { recursive: true })
      image.writeAfterCut(copy, draw)
      const verdict = verdictOn(copy, acknowledged)
      if (verdict === null || verdict.torn > 0 || verdict.doubled > 0) damaged++
      if (verdict !== null && verdict.lost > 0) withLosses++
    }
    if (isAcknowledgement(operation)) acknowledged.push(...readAcknowledged(operation))
    else image.apply(operation)
  }
  return { withLosses, damaged }
}

function verdictOn(dataDir: string, acknowledged: readonly Sent[]) {
  try {
    return checkStored(readEmbedded(dataDir), acknowledged)
  } catch {
    return null
  }
}

function isAcknowledgement({ file }: FileOperation): boolean {
  return file === 'acknowledged'
}

function readAcknowledged(operation: FileOperation): Sent[] {
  return operation.kind === 'write' ? [JSON.parse(operation.data.toString()) as Sent] : []
}
