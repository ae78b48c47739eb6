import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { importedBy } from '#scripts/lib/import-graph.ts'

/** What runs where the site is served: the server with its threads and its renderer, and the commands of whoever looks after it. */
const SERVED = [
  'src/server/main.ts',
  'src/cms/live/content-worker.ts',
  'src/cms/pictures/picture-worker.ts',
  'src/server/pages/page-worker.ts',
  'src/server/auth/password-worker.ts',
  'src/web/render-page.tsx',
  'src/web/render-mail.tsx',
  ...['account', 'backup', 'restore', 'estimate', 'content-check', 'content-export', 'content-pull', 'content-push'].map(
    name => `scripts/commands/${name}.ts`,
  ),
]

/** For whom each override of package.json is, at which version; CONTRIBUTING.md says why. */
const OVERRIDDEN_FOR: Readonly<Record<string, readonly [dependent: string, version: string]>> = { 'oxc-parser': ['knip', '6.44.2'] }

interface Manifest {
  dependencies: Record<string, string>
  overrides?: Record<string, string>
}

interface LockFile {
  packages: Record<string, { version: string }>
}

const manifest = readJson('package.json') as Manifest

test('an install without development packages has what the server and the commands of its keeper import, and nothing else', () => {
  const packages = [...importedBy(...SERVED).foreign].filter(name => !name.startsWith('node:')).map(packageOf)
  expect(new Set(packages)).toEqual(new Set(Object.keys(manifest.dependencies)))
})

test('an override ends with the version that it was made for: try without it, then name the next version here', () => {
  const { packages } = readJson('package-lock.json') as LockFile
  const found = Object.keys(manifest.overrides ?? {}).map(name => {
    const [dependent = ''] = OVERRIDDEN_FOR[name] ?? []
    return [name, [dependent, packages[`node_modules/${dependent}`]?.version]]
  })
  expect(Object.fromEntries(found)).toEqual(OVERRIDDEN_FOR)
})

/** The package of an import, which may name a file in it. */
function packageOf(imported: string): string {
  return imported
    .split('/')
    .slice(0, imported.startsWith('@') ? 2 : 1)
    .join('/')
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
