/** Builds the pages: what browsers load into dist/client, each file also compressed, and the page renderer into dist/server. */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { createBuilder } from 'vite'
import { stampBuild } from './build-stamp.ts'

/** How many short distances get codes of their own. Which number is best depends on the file: a few bytes hang on it. */
const DIRECT_CODES = [0, 4, 8]

const builder = await createBuilder({ logLevel: 'warn' })
await builder.buildApp()
for (const file of globSync('dist/client/assets/*.{js,css}')) writeFileSync(`${file}.br`, compressed(readFileSync(file)))
stampBuild()
console.log('built dist/client and dist/server')

function compressed(content: Buffer): Buffer {
  const tries = DIRECT_CODES.map(codes =>
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_NPOSTFIX]: 0, [constants.BROTLI_PARAM_NDIRECT]: codes } }),
  )
  return tries.reduce((best, next) => (next.length < best.length ? next : best))
}
