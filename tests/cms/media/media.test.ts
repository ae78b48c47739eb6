import { readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { MediaReader } from '#src/cms/media/media.ts'
import { copySample } from '#tests/support/content/content-copy.ts'

afterEach(() => void vi.useRealTimers())

/** As if nothing had been written for a while. */
function waitLong() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
}

test('files that stay the same are read once; one that changes is read again, whatever its size', async () => {
  const folder = copySample()
  const file = join(folder, 'illustrations/car.svg')
  utimesSync(file, 0, 0)
  waitLong()
  const reader = new MediaReader()
  const before = await reader.read(folder)
  writeFileSync(file, readFileSync(file, 'utf8').replace('<path', '<PATH'))
  const after = await reader.read(folder)
  expect(after.illustrations.get('car')?.bytes.toString()).toContain('<PATH')
  expect(after.illustrations.get('car')?.hashedName).not.toBe(before.illustrations.get('car')?.hashedName)
  for (const [name, illustration] of before.illustrations) expect(after.illustrations.get(name) === illustration).toBe(name !== 'car')
  expect(await new MediaReader().read(folder)).toEqual(after)
})

test('a file that was written a moment ago is read again, since its times may stay while it changes once more', async () => {
  const folder = copySample()
  const reader = new MediaReader()
  const before = await reader.read(folder)
  expect((await reader.read(folder)).illustrations.get('car')).not.toBe(before.illustrations.get('car'))
})
