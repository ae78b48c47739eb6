import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** What is written about the code is true of it. */

const documents = ['*.md', 'docs/**/*.md'].flatMap(pattern => globSync(pattern))

test('every link of a document leads to a file', () => {
  const links = documents.flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, to = '']) => ({ file, to })).filter(({ to }) => !/^[a-z]+:/.test(to)),
  )
  expect(links.length).toBeGreaterThan(20)
  expect(links.filter(({ file, to }) => !existsSync(join(dirname(file), to)))).toEqual([])
})

test('every source file that a document names is there', () => {
  const named = documents.flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/`((?:src|scripts|tests|schemas|content)\/[\w./-]+)`/g)].map(([, path = '']) => ({ file, path })),
  )
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(({ path }) => !existsSync(path))).toEqual([])
})

/** Variables that the server or the Studio reads, as the code names them. */
function variablesRead(): string[] {
  const text = ['src/server/config/*.ts', 'src/server/http/trust-proxy.ts', 'scripts/lib/studio-config.ts']
    .flatMap(pattern => globSync(pattern))
    .map(file => readFileSync(file, 'utf8'))
    .join('\n')
  return [...text.matchAll(/'([A-Z]+(?:_[A-Z]+)*)'/g)].map(([, name = '']) => name)
}

test('every setting is told, and stands in the file to be filled in; nothing else does', () => {
  const [settings, example] = ['docs/settings.md', '.env.example'].map(file => readFileSync(file, 'utf8'))
  const told = [...(settings ?? '').matchAll(/^\| (`[^|]*)\|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
  )
  const toFillIn = [...(example ?? '').matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(new Set(told)).toEqual(new Set(variablesRead()))
  // `npm run studio` makes this one itself.
  expect(new Set(toFillIn)).toEqual(new Set(variablesRead().filter(name => name !== 'STUDIO_GATEWAY_TOKEN')))
})
