import { expect, test } from 'vitest'
import { ADDED, framedHtml } from '#src/studio-model/page/framed-html.ts'

const ASSETS = { images: 'https://cdn.example.com/images/p/d/', videos: 'https://cdn.example.com/files/p/d/' }
const HTML = '<!doctype html><html><head><title>$&</title></head><body><use href="/illustrations/drawings-761f.svg#car"></use></body></html>'

test('a framed page is the page, with what keeps its scripts from running before all else of it', () => {
  const framed = framedHtml(HTML, { origin: '', drawings: null, assets: ASSETS })
  expect(framed).toMatch(new RegExp(`^<!doctype html><html><head><meta ${ADDED} http-equiv="content-security-policy" content="script-src 'none'`))
  expect(framed.replaceAll(new RegExp(`<meta ${ADDED}[^>]*>|<style ${ADDED}>[^<]*</style>`, 'g'), '')).toBe(HTML)
})

test('a page of another origin takes its files from there, and its drawings from this one', () => {
  const framed = framedHtml(HTML, { origin: 'https://www.example.com', drawings: 'blob:x', assets: ASSETS })
  expect(framed).toContain(`<base ${ADDED} href="https://www.example.com/">`)
  expect(framed).toContain('<use href="blob:x#car">')
})

test('pictures and videos that only the draft has come from the dataset, those that the site has from there', () => {
  const [asset, hash] = ['0a'.repeat(20), '761f761f761f']
  const page = (own: string, image: string, video: string) =>
    `<head></head><img src="${image}${asset}-1800x1200.jpg"><video src="${video}${asset}.mp4"></video><img src="${own}${asset}-1800x1200-${hash}-640x427.webp">`
  const framed = framedHtml(page('/images/', '/images/', '/videos/'), { origin: '', drawings: null, assets: ASSETS })
  expect(framed.slice(framed.indexOf('</head>'))).toBe(page('/images/', ASSETS.images, ASSETS.videos).slice('<head>'.length))
})
