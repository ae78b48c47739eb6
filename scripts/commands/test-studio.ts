/**
 * Checks the Studio, which `npm test` leaves out since its packages are large: `npm run test:studio`. Installs them, checks types and lint, builds the
 * Studio for the lake, and tests it in a browser; these tests also build the one for Sanity.
 */
import { spawnSync } from 'node:child_process'
import { buildStudio, installStudio, runInStudio } from '../build/build-studio.ts'
import { prepareBrowser } from '../lib/find-browser.ts'

const CHECKS: readonly (readonly [title: string, run: () => void])[] = [
  ['install', installStudio],
  ['types', () => runInStudio('npm', ['run', '-s', 'check'])],
  ['lint', () => run('oxlint', '--type-aware', '--deny-warnings', '-c', 'src/studio/oxlint.json', 'src/studio')],
  ['schema for Sanity', extractSchema],
  ['build for the lake', () => buildStudio('lake')],
  ['build of the site', () => run('node', 'scripts/commands/build.ts')],
  ['browser tests', () => run('playwright', 'test', '-c', 'tests/studio/playwright.config.ts')],
]

prepareBrowser()
for (const [title, check] of CHECKS) {
  console.log(`\n== ${title}`)
  check()
}
console.log('\nThe Studio passed every check.')

/** As `sanity schemas deploy` reads it before it asks for a project. */
function extractSchema(): void {
  const path = ['--path', '../../.cache/sanity-schema.json', '--force']
  runInStudio('node', ['node_modules/sanity/bin/sanity', 'schemas', 'extract', ...path], { SANITY_STUDIO_PROJECT_ID: 'abc123' })
}

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (status === 0) return
  console.log(`\nThe Studio failed: ${[command, ...args].join(' ')}`)
  process.exit(1)
}
