import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'

/** Starts a child that does nothing, tells its process id, and waits for an answer that never comes. */
const PROGRAM = `
  import { startBeside, whenReady } from '#scripts/lib/child-server.ts'
  const child = startBeside(['-e', 'setInterval(() => {}, 1000)'], process.env, async () => console.log('closed'))
  console.log(child.pid)
  await whenReady(new URL('http://127.0.0.1:1/health'))
`

test.each(['SIGTERM', 'SIGINT'] as const)('who ends the Studio while it starts leaves no site behind: %s', async signal => {
  const studio = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], { stdio: ['ignore', 'pipe', 'inherit'] })
  let told = ''
  studio.stdout.setEncoding('utf8').on('data', chunk => (told += String(chunk)))
  await once(studio.stdout, 'data')
  const site = Number(told)
  let isGone = false
  onTestFinished(() => void (isGone || process.kill(site)))
  studio.kill(signal)
  // The stream ends with the last process that writes to it, which the site is.
  await once(studio, 'close')
  isGone = true
  expect([studio.exitCode, told]).toEqual([0, `${site}\nclosed\n`])
})
