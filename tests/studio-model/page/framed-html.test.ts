import { expect, test } from 'vitest'
import { ADDED, framedHtml } from '#src/studio-model/page/framed-html.ts'

const HTML = '<!doctype html><html><head><title>$&</title></head><body><use href="/illustrations/drawings-761f.svg#car"></use></body></html>'

test('a framed page is the page, with what keeps its scripts from running before all else of it', () => {
  const framed = framedHtml(HTML, { origin: '', drawings: null })
  expect(framed).toMatch(new RegExp(`^<!doctype html><html><head><meta ${ADDED} http-equiv="content-security-policy" content="script-src 'none'`))
  expect(framed.replaceAll(new RegExp(`<meta ${ADDED}[^>]*>|<style ${ADDED}>[^<]*</style>`, 'g'), '')).toBe(HTML)
})

test('a page of another origin takes its files from there, and its drawings from this one', () => {
  const framed = framedHtml(HTML, { origin: 'https://www.example.com', drawings: 'blob:x' })
  expect(framed).toContain(`<base ${ADDED} href="https://www.example.com/">`)
  expect(framed).toContain('<use href="blob:x#car">')
})
