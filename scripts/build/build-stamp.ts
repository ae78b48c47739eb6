import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const STAMP = 'dist/stamp.txt'

/** What the build depends on beside the sources. */
const SETTINGS = ['vite.config.ts', 'package-lock.json']

/** A source's name. */
const SOURCE = /\.(tsx?|js|css)$/

/** Whether dist/ was built from the sources as they are now. */
export function isBuilt(): boolean {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hashOfSources()
}

/** Notes from which sources dist/ was built. */
export function stampBuild(): void {
  writeFileSync(STAMP, hashOfSources())
}

/** Names the sources as they are now. */
export function hashOfSources(): string {
  const hash = createHash('sha256')
  // Listing takes far less time than a glob; this is a part of every start. The Studio is built apart, and its packages are many.
  const folders = readdirSync('src').filter(name => name !== 'studio')
  const files = folders.flatMap(folder =>
    readdirSync(join('src', folder), { recursive: true, encoding: 'utf8' }).map(name => join('src', folder, name)),
  )
  for (const file of [...files.filter(name => SOURCE.test(name)).sort(), ...SETTINGS]) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}
