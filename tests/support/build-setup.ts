import { execFileSync } from 'node:child_process'
import { isBuilt } from '../../scripts/build/build-stamp.ts'

/** Tests of pages and of running servers use what was built, as in production: it is built anew when sources have changed. */
export default function setup(): void {
  if (!isBuilt()) execFileSync(process.execPath, ['scripts/commands/build.ts'], { stdio: 'inherit' })
}
