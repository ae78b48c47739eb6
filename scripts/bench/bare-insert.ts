/** Baseline for bookings: Node's own server reads each request, stores it durably with group commit and echoes it, nothing else. */
import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const [port = '0', dataDir = '.'] = process.argv.slice(2)
const database = new DatabaseSync(join(dataDir, 'bare.db'))
database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE requests (id INTEGER PRIMARY KEY, body TEXT NOT NULL)')
const insert = database.prepare('INSERT INTO requests (body) VALUES (?)')
let waiting: { stored: string; response: ServerResponse }[] = []

createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    if (chunks.length === 0) return void response.end()
    if (waiting.length === 0) setImmediate(storeAll)
    waiting.push({ stored: JSON.stringify(JSON.parse(Buffer.concat(chunks).toString())), response })
  })
}).listen(Number(port), '127.0.0.1')

function storeAll(): void {
  const batch = waiting
  waiting = []
  database.exec('BEGIN')
  for (const { stored } of batch) insert.run(stored)
  database.exec('COMMIT')
  for (const { stored, response } of batch) {
    response.writeHead(201, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(stored) }).end(stored)
  }
}
