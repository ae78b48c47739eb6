import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Imports that give access to another process, a socket or a database. */
const IMPURE = /^(node:(child_process|http|https|net|tls|sqlite)|pg|kysely|fastify|nodemailer|smtp-server|@sanity\/client|vite)$/

/** Waiting and threads; looked for in tests only, since a test that is not about them does not use the program's. */
const WAITS = /\bsetTimeout\(|\bAtomics\.wait\(|'node:(timers\/promises|worker_threads)'/

/** Static and dynamic imports, without type-only ones, which are erased. */
const IMPORTS = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm

/** Returns the tests that need nothing but the CPU: no direct or transitive import gives access to more. */
export function pureTests(): string[] {
  return globSync('tests/**/*.test.{ts,tsx}').map(toUnix).filter(isPure).toSorted()
}

function isPure(test: string): boolean {
  const files = new Set([test])
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    if (file.startsWith('tests/') && WAITS.test(text)) return false
    for (const [, always, onDemand] of text.matchAll(IMPORTS)) {
      const imported = always ?? onDemand ?? ''
      if (IMPURE.test(imported)) return false
      const found = fileOf(imported, file)
      if (found !== null) files.add(found)
    }
  }
  return true
}

/** Resolves an import to a source file of the project; null for packages and other files. */
function fileOf(imported: string, from: string): string | null {
  if (!/^[#.].*\.(tsx?|js)$/.test(imported)) return null
  const path = imported.startsWith('#') ? imported.slice(1) : toUnix(join(dirname(from), imported))
  return existsSync(path) ? path : null
}

const toUnix = (path: string) => path.replaceAll('\\', '/')
