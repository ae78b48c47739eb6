import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'
import { onTestFinished } from 'vitest'
import { type LakeOptions, type RunningLake, startLake } from '#src/lake/server/start-lake.ts'

/** A lake with a client of its own, gone after the test. */
export interface TestLake extends RunningLake {
  readonly dataDir: string
  readonly client: SanityClient
  /** The same lake for another client, such as one without a token. */
  readonly connect: (config?: ClientConfig) => SanityClient
  readonly restart: () => Promise<TestLake>
}

/** The moment at which every test's lake stands. */
export const NOW = '2030-05-06T07:08:09.000Z'

/** Starts a lake on a free port with the given documents. */
export async function startTestLake(options: Partial<LakeOptions> = {}, config: ClientConfig = {}): Promise<TestLake> {
  const dataDir = options.dataDir ?? makeFolder()
  const running = await startLake({ clock: () => new Date(NOW), ...options, dataDir })
  let isRunning = true
  const stop = async () => {
    if (isRunning) await running.stop()
    isRunning = false
  }
  onTestFinished(stop)
  const connect = (more: ClientConfig = {}) =>
    createClient({
      projectId: 'local',
      dataset: 'production',
      apiVersion: '2025-02-19',
      apiHost: running.origin,
      useProjectHostname: false,
      useCdn: false,
      maxRetries: 0,
      ...config,
      ...more,
    })
  const restart = async () => {
    await stop()
    return startTestLake({ ...options, dataDir }, config)
  }
  return { ...running, stop, dataDir, client: connect(), connect, restart }
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lake-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Collects what a stream tells, and waits until it has told enough. */
export interface Collected<Item> {
  readonly items: readonly Item[]
  readonly until: (count: number) => Promise<readonly Item[]>
}

interface Stream<Item> {
  subscribe(next: (item: Item) => void, error: (error: unknown) => void): { unsubscribe: () => void }
}

export function collect<Item>(stream: Stream<Item>): Collected<Item> {
  const items: Item[] = []
  let failure: unknown
  let notice = () => {}
  const subscription = stream.subscribe(
    item => {
      items.push(item)
      notice()
    },
    (error: unknown) => {
      failure = error
      notice()
    },
  )
  onTestFinished(() => subscription.unsubscribe())
  const until = (count: number) =>
    new Promise<readonly Item[]>((resolve, reject) => {
      notice = () => {
        if (failure !== undefined) reject(failure)
        else if (items.length >= count) resolve(items)
      }
      notice()
    })
  return { items, until }
}
