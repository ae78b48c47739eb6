/** Builds the pages: what browsers load into dist/client, each file also compressed, and the page renderer into dist/server. */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { createBuilder } from 'vite'
import { stampBuild } from './build-stamp.ts'

const builder = await createBuilder({ logLevel: 'warn' })
await builder.buildApp()
for (const file of globSync('dist/client/assets/*.{js,css}')) writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)))
stampBuild()
console.log('built dist/client and dist/server')
