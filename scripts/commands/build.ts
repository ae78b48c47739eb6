/** Builds what browsers load into dist/client, each file also compressed, and the server with its page renderer into dist/server. */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { createBuilder } from 'vite'
import { stampBuild } from '../build/build-stamp.ts'

/** Brotli parameters to try, since the smallest differs from file to file: distance codes (RFC 7932, 4) and the size of meta-blocks (9.2; 0 bits: the encoder chooses). */
const LAYOUTS = [
  { postfixBits: 0, direct: 0, blockBits: 0 },
  { postfixBits: 0, direct: 4, blockBits: 0 },
  { postfixBits: 0, direct: 8, blockBits: 19 },
  { postfixBits: 1, direct: 0, blockBits: 0 },
  { postfixBits: 1, direct: 16, blockBits: 0 },
  { postfixBits: 2, direct: 0, blockBits: 19 },
]

// Always build for production: a test runner's NODE_ENV would include React's development checks.
process.env['NODE_ENV'] = 'production'
const builder = await createBuilder({ logLevel: 'warn' })
await builder.buildApp()
for (const file of globSync('dist/client/assets/*.{js,css}')) writeFileSync(`${file}.br`, compressed(readFileSync(file)))
stampBuild()
console.log('built dist/client and dist/server')

function compressed(content: Buffer): Buffer {
  const { BROTLI_PARAM_NPOSTFIX, BROTLI_PARAM_NDIRECT, BROTLI_PARAM_LGBLOCK } = constants
  const tries = LAYOUTS.map(({ postfixBits, direct, blockBits }) =>
    brotliCompressSync(content, {
      params: { [BROTLI_PARAM_NPOSTFIX]: postfixBits, [BROTLI_PARAM_NDIRECT]: direct, [BROTLI_PARAM_LGBLOCK]: blockBits },
    }),
  )
  return tries.reduce((best, next) => (next.length < best.length ? next : best))
}
