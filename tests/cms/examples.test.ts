import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadContentSnapshot } from '#src/cms/live/content-snapshot.ts'

test.each(readdirSync('examples'))('examples/%s may go live: it has no problem, and every selection a price or a reason', async folder => {
  const loaded = await loadContentSnapshot(`examples/${folder}`)
  expect(loaded.ok ? [] : loaded.problems).toEqual([])
})
