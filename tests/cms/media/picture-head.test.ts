import { join } from 'node:path'
import { readFileSync } from 'node:fs'
import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { pictureHead } from '#src/cms/media/picture-head.ts'
import { avif, decoyBox } from '#tests/support/content/pictures.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'

const PNG = readFileSync(join(SAMPLE_FOLDER, 'images/icon-192.png'))
const JPEG = readFileSync(join(SAMPLE_FOLDER, 'images/share.jpg'))

/** The head of a WebP file with one chunk, of ten bytes. */
function webp(chunk: string, ...rest: number[]): Buffer {
  return Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'), Buffer.from(chunk), Buffer.from([10, 0, 0, 0, ...rest]), Buffer.alloc(8)])
}

const AVIF = avif({ sizes: [[512, 320]], own: 1 })
const THUMBNAIL = [16, 16] as const

test.each([
  ['a PNG', PNG, { ending: '.png', width: 192, height: 192 }],
  ['a JPEG', JPEG, { ending: '.jpg', width: 1200, height: 630 }],
  [
    'a JPEG with fill bytes',
    Buffer.concat([JPEG.subarray(0, 2), Buffer.from([0xff, 0xff]), JPEG.subarray(2)]),
    { ending: '.jpg', width: 1200, height: 630 },
  ],
  ['a lossy WebP', webp('VP8 ', 0, 0, 0, 0x9d, 0x01, 0x2a, 0x20, 0x03, 0x58, 0x02), { ending: '.webp', width: 800, height: 600 }],
  ['a lossless WebP', webp('VP8L', 0x2f, 0x1f, 0xc3, 0x95, 0x00), { ending: '.webp', width: 800, height: 600 }],
  ['an extended WebP', webp('VP8X', 0, 0, 0, 0, 0x1f, 0x03, 0x00, 0x57, 0x02, 0x00), { ending: '.webp', width: 800, height: 600 }],
  ['an AVIF', AVIF, { ending: '.avif', width: 512, height: 320 }],
  ['an AVIF that is shown upright', avif({ sizes: [[512, 320]], own: 1, quarterTurns: 3 }), { ending: '.avif', width: 320, height: 512 }],
  ['an AVIF whose thumbnail comes first', avif({ sizes: [THUMBNAIL, [5000, 4000]], own: 2 }), { ending: '.avif', width: 5000, height: 4000 }],
  [
    'an AVIF with a size before its description',
    avif({ sizes: [[5000, 4000]], own: 1, before: decoyBox(16, 16) }),
    { ending: '.avif', width: 5000, height: 4000 },
  ],
])('what a picture is and how large it is, its own bytes say: %s', (_, bytes, expected) => {
  expect(pictureHead(bytes)).toEqual(expected)
})

test.each([
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a GIF', 'GIF89a\x01\0\x01\0'],
  ['nothing', ''],
  ['an AVIF of nothing but a size', '\0\0\0\x1cftypavif\0\0\0\0avifmif1\0\0\0\x14ispe\0\0\0\0\0\0\0\x10\0\0\0\x10'],
])('what is none of them is no picture: %s', (_, text) => {
  expect(pictureHead(Buffer.from(text, 'latin1'))).toBeNull()
})

property.prop([fc.constantFrom(PNG, JPEG, AVIF), fc.nat(4000), fc.uint8Array({ maxLength: 8 }), fc.nat(40)])(
  'a picture that ends early, or is broken, is refused or read, and never an error',
  (bytes, length, noise, at) => {
    const broken = Buffer.from(bytes.subarray(0, length))
    broken.set(noise.subarray(0, Math.max(0, broken.length - at)), Math.min(at, broken.length))
    const head = pictureHead(broken)
    if (head !== null) expect([head.width > 0, head.height > 0]).toEqual([true, true])
  },
)
