import { existsSync, globSync, lstatSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** What is written about the code is true of it. */

const documents = ['*.md', 'docs/**/*.md'].flatMap(pattern => globSync(pattern))

/** What a pattern finds in the documents, with its groups. */
function found(pattern: RegExp, files = documents): { file: string; groups: string[] }[] {
  return files.flatMap(file => [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, ...groups]) => ({ file, groups })))
}

/** The anchors of a document's headings, as GitHub makes them. */
function anchorsOf(file: string): string[] {
  return found(/^#+ (.+)$/gm, [file]).map(({ groups: [title = ''] }) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  )
}

test('every link of a document leads to a file, and to a heading of it', () => {
  const links = found(/\]\(([^)\s]+)\)/g).flatMap(({ file, groups: [link = ''] }) => {
    const [path = '', anchor] = link.split('#')
    return /^[a-z]+:/.test(link) ? [] : [{ file, link, to: path === '' ? file : join(dirname(file), path), anchor }]
  })
  expect(links.length).toBeGreaterThan(20)
  expect(links.filter(({ to, anchor }) => !existsSync(to) || (anchor !== undefined && !anchorsOf(to).includes(anchor)))).toEqual([])
})

test('every source file that a document names is there', () => {
  const named = found(/`((?:src|scripts|tests|schemas|content|defaults)\/[\w./-]+)`/g)
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(({ groups: [path = ''] }) => !existsSync(path))).toEqual([])
})

/** Names of libraries, and of before, that a decision speaks of. */
const NOT_OURS = new Set(['maxRequestsPerSocket', 'onMutate', 'defineQuery', 'STUDIO_DOOR_TOKEN'])

test('every name of code in a document stands in the code', () => {
  const code = ['src', 'scripts', 'tests', 'schemas', 'content', 'defaults']
    .flatMap(folder => globSync(`${folder}/**/*.{ts,tsx,css,json}`, { exclude: name => name.includes('node_modules') }))
    .filter(file => file !== 'tests/structure/documents.test.ts')
    .map(file => `${file}\n${readFileSync(file, 'utf8')}`)
    .join('\n')
  const words = new Set(code.match(/[\w-]+(?:\.tsx?)?/g))
  const named = found(/`((?:[\w-]+\/)*[\w-]+\.tsx?|[a-z]+[A-Z]\w*|[A-Z]+(?:_[A-Z]+)+|[A-Z][a-z]+[A-Z]\w*)`/g)
  expect(named.length).toBeGreaterThan(200)
  expect(named.filter(({ groups: [name = ''] }) => !NOT_OURS.has(name) && !words.has(basename(name)))).toEqual([])
})

test('whoever wants to change something is led to a file that has what its row names', () => {
  const rows = found(/^\| (\S.*) \| (\S.*) \|$/gm, ['docs/where.md']).filter(({ groups: [what] }) => !/^-+$/.test(what ?? ''))
  expect(rows.length).toBeGreaterThan(24)
  for (const { groups } of rows) {
    const [what = '', where = ''] = groups
    expect(where, what).toMatch(/`\w+\/|\]\(/)
    let text = ''
    for (const [, code = ''] of where.matchAll(/`([^`]+)`/g)) {
      // Owners may remove what a row names from their content.
      const file = code.replace(/^content\//, 'tests/content/detailing/')
      if (/^\w+\/\S+$/.test(code)) text = lstatSync(file).isFile() ? readFileSync(file, 'utf8') : ''
      else for (const part of code.split('.')) expect.soft(text.includes(part), `${code} of "${what}"`).toBe(true)
    }
  }
})

test('every decision stands in the list, under its heading, and says when it was taken', () => {
  const decisions = globSync('docs/decisions/[0-9]*.md').sort()
  const heads = decisions.map(file => /^# (\d{4}) (.+)\n\nAccepted, \d{4}-\d\d-\d\d[.;]/.exec(readFileSync(file, 'utf8')) ?? [file])
  const listed = found(/^\| \[(\d{4})\]\((.+)\) \| (.+) \| .+ \|$/gm, ['docs/decisions/README.md']).map(({ groups }) => groups)
  expect(listed).toEqual(decisions.map((file, at) => [heads[at]?.[1], basename(file), heads[at]?.[2]]))
})

test('every kind of price is told', () => {
  const told = found(/^\| `(\w+)`/gm, ['docs/price-language.md']).map(({ groups: [kind] }) => kind)
  const kinds = [...readFileSync('schemas/content/price.schema.json', 'utf8').matchAll(/"kind": \{ "const": "(\w+)" \}/g)].map(([, kind]) => kind)
  expect(kinds.length).toBeGreaterThan(5)
  expect(told).toEqual(expect.arrayContaining(kinds))
})

test('every table of the database is told', () => {
  const told = found(/^\| (`.+`) \|/gm, ['ARCHITECTURE.md']).flatMap(({ groups: [names = ''] }) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  )
  const tables = /interface Tables \{\n([^}]+)\}/.exec(readFileSync('src/server/storage/tables.ts', 'utf8'))?.[1] ?? ''
  expect(new Set(told)).toEqual(new Set([...tables.matchAll(/(\w+):/g)].map(([, name]) => name)))
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
