import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Static and dynamic imports, without type-only ones, which are erased. */
const IMPORTS = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm

/** What files import, directly or through others. */
interface Imported {
  /** Source files of the project, the given ones included. */
  files: ReadonlySet<string>
  /** Specifiers of what is not in the project: packages, with their subpaths, and Node's modules. */
  foreign: ReadonlySet<string>
}

/** Returns what files import at run time, directly or through others. */
export function importedBy(...first: string[]): Imported {
  const files = new Set(first)
  const foreign = new Set<string>()
  for (const file of files) {
    for (const imported of importsOf(file)) {
      const found = fileOf(imported, file)
      if (found !== null) files.add(found)
      else if (/^[^#.]/.test(imported)) foreign.add(imported)
    }
  }
  return { files, foreign }
}

const read = new Map<string, readonly string[]>()

function importsOf(file: string): readonly string[] {
  const known = read.get(file)
  if (known !== undefined) return known
  const imports = [...readFileSync(file, 'utf8').matchAll(IMPORTS)].map(([, always, onDemand]) => always ?? onDemand ?? '')
  read.set(file, imports)
  return imports
}

/** Resolves an import to a source file of the project; null for packages and other files. */
function fileOf(imported: string, from: string): string | null {
  if (!/^[#.].*\.(tsx?|js)$/.test(imported)) return null
  const path = imported.startsWith('#') ? imported.slice(1) : join(dirname(from), imported).replaceAll('\\', '/')
  return existsSync(path) ? path : null
}
