import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What leads to another process, a socket or a database. */
const IMPURE = /^(node:(child_process|http|https|net|tls|sqlite)|pg|kysely|fastify|nodemailer|smtp-server|@sanity\/client|vite)$/

/** Those of the program are no matter: what it may do with them, a test that is not about them does not. */
const WAITS = /\bsetTimeout\(|\bAtomics\.wait\(|'node:(timers\/promises|worker_threads)'/

/** Static and dynamic imports; those of types alone are gone when the program runs. */
const IMPORTS = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm

/** The unit tests that need nothing but the processor: neither they nor what they import, however indirectly, has the means for more. */
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

/** A file of the project; null for a package and for what is not a program. */
function fileOf(imported: string, from: string): string | null {
  if (!/^[#.].*\.(tsx?|js)$/.test(imported)) return null
  const path = imported.startsWith('#') ? imported.slice(1) : toUnix(join(dirname(from), imported))
  return existsSync(path) ? path : null
}

const toUnix = (path: string) => path.replaceAll('\\', '/')
