import { cpSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { watchFolder } from '#src/cms/folder/watch-folder.ts'
import { copySample } from '#tests/support/content/content-copy.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'
import { PATIENCE } from '#tests/support/patience.ts'

/** Watches a copy of the sample; `sees` waits until a change that is made now is told. */
function watchCopy() {
  const folder = copySample()
  let told = 0
  const warnings: string[] = []
  onTestFinished(
    watchFolder(
      folder,
      () => void told++,
      message => void warnings.push(message),
    ),
  )
  const sees = async (file: string) => {
    // What was told of the changes before comes first.
    await wait(1500)
    const before = told
    writeFileSync(join(folder, file), '{}')
    await vi.waitFor(() => expect(told, file).toBeGreaterThan(before), PATIENCE)
  }
  return { folder, sees, warnings }
}

// Tries side by side: each only waits.
test('a folder that was deleted and made anew at once is watched, each of three times', async () => {
  const once = async () => {
    const { folder, sees } = watchCopy()
    await sees('site.json')
    rmSync(folder, { recursive: true })
    cpSync(SAMPLE_FOLDER, folder, { recursive: true })
    await sees('site.json')
    await sees('categories/rv.json')
  }
  await Promise.all([once(), once(), once()])
})

test('a folder that was moved away and is back, at once or after 1500 ms, is watched', async () => {
  const awayFor = async (time: number) => {
    const { folder, sees } = watchCopy()
    renameSync(folder, `${folder}-away`)
    await wait(time)
    renameSync(`${folder}-away`, folder)
    await sees('site.json')
    await sees('categories/rv.json')
  }
  await Promise.all([awayFor(0), awayFor(1500)])
})

test('a folder in it that was deleted and made anew, or moved away and back, is watched', async () => {
  const { folder, sees } = watchCopy()
  const categories = join(folder, 'categories')
  rmSync(categories, { recursive: true })
  cpSync(join(SAMPLE_FOLDER, 'categories'), categories, { recursive: true })
  await sees('categories/rv.json')
  renameSync(categories, `${folder}/aside`)
  renameSync(`${folder}/aside`, categories)
  await sees('categories/car.json')
})
