import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const STAMP = 'dist/stamp.txt'

/** Build inputs beside the sources. */
const SETTINGS = ['vite.config.ts', 'package-lock.json']

/** File names of sources. */
const SOURCE = /\.(tsx?|js|css)$/

/** Whether dist/ was built from the current sources. */
export function isBuilt(): boolean {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hashOfSources()
}

/** Records the hash of the sources that dist/ was built from. */
export function stampBuild(): void {
  writeFileSync(STAMP, hashOfSources())
}

/** Hashes the current sources. */
export function hashOfSources(): string {
  const hash = createHash('sha256')
  // Listing is far faster than a glob, and this runs at every start. The Studio has a build of its own and many packages; the gallery has none.
  const folders = readdirSync('src').filter(name => !name.startsWith('studio') && name !== 'gallery')
  const files = folders.flatMap(folder =>
    readdirSync(join('src', folder), { recursive: true, encoding: 'utf8' }).map(name => join('src', folder, name)),
  )
  for (const file of [...files.filter(name => SOURCE.test(name)).sort(), ...SETTINGS]) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}
