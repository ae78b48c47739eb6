/** Builds the pages: what browsers load into dist/client, each file also compressed, and the page renderer into dist/server. */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { createBuilder } from 'vite'
import { stampBuild } from './build-stamp.ts'

/** How short distances get codes of their own, and how long blocks are. Which way is best depends on the file: a hundred bytes hang on it. */
const WAYS = [
  [0, 0],
  [0, 1],
  [0, 8],
  [0, 13],
  [1, 16],
  [1, 24],
  [3, 104],
].flatMap(([postfix = 0, direct = 0]) => [0, 17].map(block => ({ postfix, direct, block })))

const builder = await createBuilder({ logLevel: 'warn' })
await builder.buildApp()
for (const file of globSync('dist/client/assets/*.{js,css}')) writeFileSync(`${file}.br`, compressed(readFileSync(file)))
stampBuild()
console.log('built dist/client and dist/server')

function compressed(content: Buffer): Buffer {
  const { BROTLI_PARAM_NPOSTFIX, BROTLI_PARAM_NDIRECT, BROTLI_PARAM_LGBLOCK } = constants
  const tries = WAYS.map(({ postfix, direct, block }) =>
    brotliCompressSync(content, { params: { [BROTLI_PARAM_NPOSTFIX]: postfix, [BROTLI_PARAM_NDIRECT]: direct, [BROTLI_PARAM_LGBLOCK]: block } }),
  )
  return tries.reduce((best, next) => (next.length < best.length ? next : best))
}
