/** Builds the pages: what browsers load into dist/client, each file also compressed, and the page renderer into dist/server. */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { createBuilder } from 'vite'
import { stampBuild } from './build-stamp.ts'

const builder = await createBuilder({ logLevel: 'warn' })
await builder.buildApp()
for (const file of globSync('dist/client/assets/*.{js,css}')) writeFileSync(`${file}.br`, smallest(readFileSync(file)))
stampBuild()
console.log('built dist/client and dist/server')

/** Which way of writing distances is shorter differs from file to file (RFC 7932, 4): both are tried. */
function smallest(bytes: Buffer): Buffer {
  const written = (postfixBits: number) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_NPOSTFIX]: postfixBits } })
  const [plain, grouped] = [written(0), written(1)]
  return grouped.length < plain.length ? grouped : plain
}
