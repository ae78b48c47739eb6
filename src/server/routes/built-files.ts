import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { acceptsBrotli } from '../http/encoding.ts'
import { FOREVER } from '../http/cache-control.ts'

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8' }

interface BuiltFile {
  type: string
  bytes: Buffer
  /** Compressed by the build; null where that is of no use. */
  brotli: Buffer | null
}

/**
 * Serves the build's scripts and styles, whose names change with their content. They are kept in memory: a hundred streams from the disk, begun at
 * once by one visitor, keep others waiting.
 */
export function addBuiltFiles(app: FastifyInstance, folder: string): void {
  const files = readFiles(folder)
  app.get<{ Params: { file: string } }>('/assets/:file', (request, reply) => {
    const file = files.get(request.params.file)
    if (file === undefined) return reply.callNotFound()
    reply.headers({ 'cache-control': FOREVER, vary: 'Accept-Encoding' }).type(file.type)
    return file.brotli !== null && acceptsBrotli(request) ? reply.header('content-encoding', 'br').send(file.brotli) : reply.send(file.bytes)
  })
}

/** Reads the files of a folder, by name. @throws {Error} for a file whose type is not known */
function readFiles(folder: string): ReadonlyMap<string, BuiltFile> {
  const names = readdirSync(folder, { withFileTypes: true }).flatMap(entry => (entry.isFile() && !entry.name.endsWith('.br') ? [entry.name] : []))
  return new Map(
    names.map(name => {
      const type = TYPES[extname(name)]
      if (type === undefined) throw new Error(`${join(folder, name)}: files of this kind have no type; add it to built-files.ts`)
      const compressed = join(folder, `${name}.br`)
      return [name, { type, bytes: readFileSync(join(folder, name)), brotli: existsSync(compressed) ? readFileSync(compressed) : null }]
    }),
  )
}
