/** Builds the pages: what browsers load into dist/client, the page renderer into dist/server. */
import { createBuilder } from 'vite'
import { stampBuild } from './build-stamp.ts'

const builder = await createBuilder({ logLevel: 'warn' })
await builder.buildApp()
stampBuild()
console.log('built dist/client and dist/server')
