/** A peer for bookings: Node's own server that stores each request's body durably and does nothing else; what arrives in one turn shares a commit. */
import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const [port = '0', dataDir = '.'] = process.argv.slice(2)
const database = new DatabaseSync(join(dataDir, 'bare.db'))
database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE requests (id INTEGER PRIMARY KEY, body TEXT NOT NULL)')
const insert = database.prepare('INSERT INTO requests (body) VALUES (?)')
let waiting: { body: string; response: ServerResponse }[] = []

createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    if (waiting.length === 0) setImmediate(storeAll)
    waiting.push({ body: Buffer.concat(parts).toString(), response })
  })
}).listen(Number(port), '127.0.0.1')

function storeAll(): void {
  const batch = waiting
  waiting = []
  database.exec('BEGIN')
  for (const { body } of batch) insert.run(body)
  database.exec('COMMIT')
  for (const { response } of batch) response.writeHead(201, { 'content-type': 'application/json' }).end('{}')
}
