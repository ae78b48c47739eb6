/**
 * The week of an owner in a browser, which `npm test` leaves out since it takes its time: `npm run test:week`. Prints what each task costs in taps, keys
 * and screenfuls, and how many seconds a model makes of that; `-- --write` writes that to docs/week.md. Other options are Playwright's.
 */
import { spawnSync } from 'node:child_process'
import { answerHelp } from '../lib/answer-help.ts'
import { prepareBrowser } from '../lib/find-browser.ts'

answerHelp(`npm run test:week -- [--write] [Playwright's options]

Lives the week of an owner in a browser, on a phone and on a desk.
  --write  writes what each task costs to docs/week.md
`)
prepareBrowser()
const given = process.argv.slice(2)
const options = given.filter(option => option !== '--write')
const env = { ...process.env, ...(options.length < given.length && { WRITE_WEEK: '1' }) }
const command = ['test', '-c', 'tests/week/playwright.config.ts', ...options]
process.exitCode = spawnSync('playwright', command, { env, stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1
