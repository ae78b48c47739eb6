/** Builds what browsers load into dist/client, each file also compressed, and the server with its page renderer into dist/server. */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { createBuilder } from 'vite'
import { stampBuild } from '../build/build-stamp.ts'

/** Brotli distance codings to try: which one is smaller differs from file to file (RFC 7932, 4). */
const DISTANCE_CODES = [
  { postfixBits: 0, direct: 0 },
  { postfixBits: 0, direct: 4 },
  { postfixBits: 0, direct: 8 },
  { postfixBits: 1, direct: 0 },
]

// Always build for production: a test runner's NODE_ENV would include React's development checks.
process.env['NODE_ENV'] = 'production'
const builder = await createBuilder({ logLevel: 'warn' })
await builder.buildApp()
for (const file of globSync('dist/client/assets/*.{js,css}')) writeFileSync(`${file}.br`, compressed(readFileSync(file)))
stampBuild()
console.log('built dist/client and dist/server')

function compressed(content: Buffer): Buffer {
  const tries = DISTANCE_CODES.map(({ postfixBits, direct }) =>
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_NPOSTFIX]: postfixBits, [constants.BROTLI_PARAM_NDIRECT]: direct } }),
  )
  return tries.reduce((best, next) => (next.length < best.length ? next : best))
}
