import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Category, Site } from '#src/contract/generated/types.ts'
import { loadContentSnapshot } from '#src/cms/live/content-snapshot.ts'
import { copySample } from '#tests/support/content/content-copy.ts'
import { photo } from '#tests/support/content/photo.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'

/** The problems of a copy of the sample in which something was done, with the folder called "content". */
async function problemsAfter(act: (path: (file: string) => string) => void): Promise<string[]> {
  const folder = copySample()
  act(file => join(folder, file))
  const loaded = await loadContentSnapshot(folder)
  return loaded.ok ? [] : loaded.problems.map(line => line.replace(folder, 'content'))
}

test('a folder, a pipe and a file that nobody may read in place of files are problems, each with its place', async () => {
  const problems = await problemsAfter(path => {
    for (const file of ['messages.json', 'categories/rv.json']) {
      rmSync(path(file))
      mkdirSync(path(file))
    }
    rmSync(path('theme.json'))
    execFileSync('mkfifo', [path('theme.json')])
  })
  expect(problems).toEqual([
    'content/messages.json#: is a folder: put a file in its place',
    'content/theme.json#: is no file: put a file in its place',
    'content/categories/rv.json#: is a folder: put a file in its place',
  ])
})

test('a folder or a pipe in place of a drawing, a picture and a font is told to whoever names it', async () => {
  const problems = await problemsAfter(path => {
    for (const file of ['illustrations/rv.svg', 'images/share.jpg', 'fonts/archivo.woff2']) rmSync(path(file))
    mkdirSync(path('illustrations/rv.svg'))
    execFileSync('mkfifo', [path('images/share.jpg')])
    mkdirSync(path('fonts/archivo.woff2'))
  })
  expect(problems).toEqual([
    'content/categories/rv.json#/icon: there is no file illustrations/rv.svg',
    'content/site.json#/sharing/src: there is no file images/share.jpg',
    'content/theme.json#/fonts/files/0/src: there is no file fonts/archivo.woff2',
  ])
})

test('a picture that is torn or none at all is told to whoever shows it, and a drawing needs its size', async () => {
  const torn = await photo({ width: 300, height: 200 })
  const problems = await problemsAfter(path => {
    writeFileSync(path('images/torn.jpg'), torn.subarray(0, torn.length / 2))
    writeFileSync(path('images/drawn.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
    writeFileSync(path('images/whole.jpg'), torn)
    const category = JSON.parse(readFileSync(path('categories/rv.json'), 'utf8')) as Category
    const [first, ...others] = category.packages
    const packages = [{ ...first, picture: { src: 'whole.jpg', alt: 'A whole picture' } }, ...others]
    writeFileSync(path('categories/rv.json'), JSON.stringify({ ...category, packages, picture: { src: 'torn.jpg', alt: 'A torn picture' } }))
    const site = JSON.parse(readFileSync(path('site.json'), 'utf8')) as Site
    const sections = site.desktop.sections.map(each => (each.kind === 'hero' ? { ...each, picture: { src: 'drawn.svg', alt: 'A drawing' } } : each))
    writeFileSync(path('site.json'), JSON.stringify({ ...site, desktop: { sections } }))
  })
  expect(problems).toEqual([
    'content/site.json#/desktop/sections/0/picture: a drawing (SVG) needs its width and height',
    expect.stringMatching(/^content\/categories\/rv\.json#\/picture\/src: images\/torn\.jpg cannot be read as a picture: .*premature end of JPEG/),
  ])
})

test('a key that stands twice is named where it does, also when it is written otherwise', async () => {
  const problems = await problemsAfter(path => {
    const twice = (file: string, from: string, to: string) => writeFileSync(path(file), readFileSync(path(file), 'utf8').replace(from, to))
    twice('business.json', '"phone":', '"name": "Another", "phone":')
    twice('categories/rv.json', '"kind": "range", "low": 7500,', '"kind": "range", "low": 1, "l\\u006fw": 7500,')
  })
  expect(problems).toEqual([
    'content/business.json#/name: a second "name": each key stands once in its object',
    'content/categories/rv.json#/packages/1/price/low: a second "low": each key stands once in its object',
  ])
})

test.each([
  [
    'a byte order mark',
    Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), readFileSync(join(SAMPLE_FOLDER, 'theme.json'))]),
    'begins with a byte order mark: save it as UTF-8 without one',
  ],
  ['UTF-16', Buffer.from(`\uFEFF${readFileSync(join(SAMPLE_FOLDER, 'theme.json'), 'utf8')}`, 'utf16le'), 'is not UTF-8 text: save it as UTF-8'],
  ['Latin-1', Buffer.from('{ "light": "M\xfcller" }', 'latin1'), 'is not UTF-8 text: save it as UTF-8'],
])('a document in %s is refused in words', async (_, bytes, message) => {
  expect(await problemsAfter(path => writeFileSync(path('theme.json'), bytes))).toEqual([`content/theme.json#: ${message}`])
})

const svg = (inner: string, root = 'xmlns="http://www.w3.org/2000/svg"') => `<svg ${root}>\n<g id="art"/>\n${inner}\n</svg>`

test.each([
  ['a script', svg('<script>alert(1)</script>'), /line 3: <script> may not be in a drawing/],
  ['a script in another vocabulary', svg('<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>'), /line 3: <x:script> may not be/],
  ['a handler', svg('<path onload="alert(1)"/>'), /line 3: the attribute onload of <path> may not be/],
  ['a handler of the root', svg('', 'xmlns="http://www.w3.org/2000/svg" onload="alert(1)"'), /line 1: the attribute onload of <svg> may not be/],
  ['a link out', svg('<a href="https://evil.example"><path/></a>'), /line 3: <a> may not be/],
  [
    'a part of another file',
    svg('<use href="other.svg#x"/>'),
    /line 3: a reference must lead to an id of the same file, such as #part, not to "other\.svg#x"/,
  ],
  ['a script for an address', svg('<use href="java&#115;cript:alert(1)"/>'), /line 3: a reference must lead to an id/],
  ['a reference to nothing', svg('<use href="#gone"/>'), /line 3: refers to #gone, which no part of this drawing is called/],
  ['a picture', svg('<image href="https://evil.example/pixel.png"/>'), /line 3: <image> may not be/],
  ['a page', svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'), /line 3: <foreignObject> may not be/],
  ['an animation that makes a link', svg('<set attributeName="href" to="javascript:alert(1)"/>'), /line 3: <set> may not be/],
  ['paint from elsewhere', svg('<path fill="url(https://evil.example/x#y)"/>'), /line 3: the attribute fill of <path> may not load anything/],
  [
    'paint from elsewhere, in escapes',
    svg('<path style="fill:u\\72l(//evil.example)"/>'),
    /line 3: the attribute style of <path> may not load anything or hold a backslash/,
  ],
  ['styles from elsewhere', svg('<style>@import "https://evil.example/x.css";</style>'), /line 3: <style> may not load anything/],
  ['styles from elsewhere, in parts', svg('<style>path{fill:u<![CDATA[rl(]]>//evil.example)}</style>'), /line 3: <style> may not load anything/],
  ['an entity', `<!DOCTYPE svg [<!ENTITY x "<script/>">]>${svg('')}`, /line 1: may not have a document type/],
  ['an instruction', `<?xml-stylesheet href="https://evil.example/x.css"?>${svg('')}`, /line 1: may not have instructions: delete <\?xml-stylesheet/],
  ['another encoding', `<?xml version="1.0" encoding="UTF-7"?>${svg('')}`, /line 1: declares the encoding UTF-7: it must be UTF-8/],
  ['a part that is not closed', svg('<g>'), /line 4: is not well-formed XML: /],
  ['no end', '<svg xmlns="http://www.w3.org/2000/svg"><g id="art">', /line 1: is not well-formed XML: /],
  [
    'another root',
    '<html xmlns="http://www.w3.org/1999/xhtml"><g id="art"/></html>',
    /line 1: must be an <svg xmlns="http:\/\/www\.w3\.org\/2000\/svg">/,
  ],
  ['a root of no vocabulary', '<svg><g id="art"/></svg>', /line 1: must be an <svg xmlns/],
  ['a prefix of no vocabulary', svg('<use xlink:href="#art"/>'), /line 3: is not well-formed XML: /],
  ['a byte order mark', `\uFEFF${svg('')}`, /#: begins with a byte order mark/],
  ['no art', '<svg xmlns="http://www.w3.org/2000/svg"/>', /#: a drawing is an <svg> with a <g id="art">/],
  ['art in a remark', '<svg xmlns="http://www.w3.org/2000/svg"><!-- <g id="art"/> --></svg>', /#: a drawing is an <svg> with a <g id="art">/],
])('a drawing with %s is refused, with the file and the line', async (_, text, message) => {
  const [first = '', ...more] = await problemsAfter(path => writeFileSync(path('illustrations/badge.svg'), text))
  expect([first, ...more].every(line => line.startsWith('content/illustrations/badge.svg#: '))).toBe(true)
  expect([first, ...more].join('\n')).toMatch(message)
})

test('a drawing as programs export it is fine: remarks, paint with ids, styles, names of vocabularies', async () => {
  const text = `<?xml version="1.0" encoding="utf-8"?>
<!-- Made by a program: <svg><g id="art"> -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10" data-name="Layer 1">
<g id="art">
<defs><linearGradient id="badge-paint"><stop offset="0" stop-color="#fff"/></linearGradient><style>.badge-a{fill:url(#badge-paint)}</style></defs>
<path class="badge-a" d="M0 0h1" style="stroke:url('#badge-paint')"/><use xlink:href="#badge-paint"/>
</g>
</svg>`
  const folder = copySample()
  writeFileSync(join(folder, 'illustrations/badge.svg'), text)
  const loaded = await loadContentSnapshot(folder)
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
  const drawings = loaded.value.media.drawings.bytes.toString()
  expect(drawings).toContain('<symbol id="badge" viewBox="0 0 10 10"><g>\n<defs>')
  expect(drawings).toContain('xmlns:xlink="http://www.w3.org/1999/xlink"')
  expect(drawings).not.toContain('id="art"')
})

test('a picture that is a drawing is checked as one, and one that is no picture is refused', async () => {
  const problems = await problemsAfter(path => {
    writeFileSync(path('images/plan.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    writeFileSync(path('images/page.png'), '<!doctype html><script>alert(1)</script>')
  })
  expect(problems).toEqual([
    'content/images/page.png#: is no picture that browsers show: use a PNG, JPEG, WebP or AVIF file',
    'content/images/plan.svg#: line 1: <script> may not be in a drawing, only shapes, text and paint',
  ])
})

test('a file whose name content cannot say is left alone: its name would stand in the file of all drawings', async () => {
  const folder = copySample()
  writeFileSync(join(folder, 'illustrations', 'x" onload="alert(1).svg'), svg(''))
  const loaded = await loadContentSnapshot(folder)
  expect(loaded.ok && loaded.value.media.drawings.bytes.includes('onload')).toBe(false)
  expect(loaded.ok).toBe(true)
})

test('a hostile drawing takes no longer than it is long', { timeout: 20_000 }, async () => {
  const problems = await problemsAfter(path => writeFileSync(path('illustrations/badge.svg'), '<!--<svg '.repeat(300_000)))
  expect(problems[0]).toMatch(/^content\/illustrations\/badge\.svg#: line 1: is not well-formed XML/)
})
