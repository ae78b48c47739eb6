import { expect, test } from 'vitest'
import { refusedUpload } from '#src/studio-model/pictures/refused-upload.ts'

const file = (name: string, type: string, size = 1000) => ({ name, type, size })

test.each([
  ['van.jpg', 'image/jpeg'],
  ['van.png', 'image/png'],
  ['van.webp', 'image/webp'],
  ['van.avif', 'image/avif'],
])('%s may be uploaded', (name, type) => {
  expect(refusedUpload(file(name, type, 20_000_000))).toBeNull()
})

test.each([
  ['logo.svg', 'image/svg+xml', 'is a drawing (SVG): put it into the images of the site’s folder'],
  ['van.gif', 'image/gif', 'is a GIF: save it as a PNG'],
  ['IMG_1.HEIC', '', 'is a HEIC photo, which most browsers do not show: export it as a JPEG'],
  ['IMG_1', 'image/heif', 'is a HEIC photo'],
  ['scan.tiff', 'image/tiff', 'is a TIFF: export it as a JPEG'],
  ['prices.pdf', 'application/pdf', 'is no picture that pages show: use a JPEG, PNG, WebP or AVIF file'],
])('%s is refused in words that say what would be right', (name, type, words) => {
  expect(refusedUpload(file(name, type))).toContain(`“${name}” ${words}`)
})

test('a file that is too large is told how large it may be', () => {
  expect(refusedUpload(file('van.jpg', 'image/jpeg', 20_000_001))).toBe(
    '“van.jpg” has 21 MB: use one of at most 20 MB; 3,000 pixels on its longer side are enough.',
  )
})
