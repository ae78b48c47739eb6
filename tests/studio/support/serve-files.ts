import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:https'
import { extname, join } from 'node:path'
import type { Certificate } from '#src/lake/server/certificate.ts'
import { listening, type TlsServer } from './behind-tls.ts'

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' }

/** Any web server with the files of a Studio: every address that is no file is `index.html`. */
export function serveFiles(folder: string, certificate: Certificate): Promise<TlsServer> {
  const server = createServer(certificate, ({ url }, answer) => {
    const asked = join(folder, new URL(url ?? '/', 'https://studio').pathname)
    const file = existsSync(asked) && statSync(asked).isFile() ? asked : join(folder, 'index.html')
    answer.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(readFileSync(file))
  })
  return listening(server)
}
