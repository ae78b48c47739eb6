import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BookingLoad } from './booking-load.ts'

/** Runs a trial in a temporary folder. */
export async function withFolder<T>(trial: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'trial-'))
  try {
    return await trial(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms))
}

/** Resends every booking that was not acknowledged. Returns how many there were, and how many were refused this time. */
export async function sendOnceMore(load: BookingLoad, origin: string): Promise<{ sent: number; refused: number }> {
  const open = load.all.filter(({ status }) => status !== 201)
  let refused = 0
  for (let from = 0; from < open.length; from += 64) {
    const statuses = await Promise.all(open.slice(from, from + 64).map(sent => load.send(origin, sent)))
    refused += statuses.filter(status => status !== 201).length
  }
  return { sent: open.length, refused }
}
