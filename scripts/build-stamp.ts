import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'

const STAMP = 'dist/stamp.txt'

/** Everything that the build depends on. */
const SOURCES = ['src/{contract,catalog,booking,web}/**/*.{ts,tsx,js,css}', 'vite.config.ts', 'package-lock.json']

/** Whether dist/ was built from the sources as they are now. */
export function isBuilt(): boolean {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hashOfSources()
}

/** Notes from which sources dist/ was built. */
export function stampBuild(): void {
  writeFileSync(STAMP, hashOfSources())
}

function hashOfSources(): string {
  const hash = createHash('sha256')
  for (const file of globSync(SOURCES).sort()) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}
