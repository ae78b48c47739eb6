/** Baseline for bookings on PostgreSQL: Node's own server reads each request, stores it durably and echoes it, nothing else. */
import { createServer, type ServerResponse } from 'node:http'
import { Pool } from 'pg'

const [port = '0', connectionString = ''] = process.argv.slice(2)
const pool = new Pool({ connectionString, max: 10 })
await pool.query('CREATE TABLE IF NOT EXISTS bare_requests (id BIGSERIAL PRIMARY KEY, body TEXT NOT NULL)')

createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    if (chunks.length === 0) response.end()
    else void store(JSON.stringify(JSON.parse(Buffer.concat(chunks).toString())), response)
  })
}).listen(Number(port), '127.0.0.1')

async function store(body: string, response: ServerResponse): Promise<void> {
  await pool.query('INSERT INTO bare_requests (body) VALUES ($1)', [body])
  response.writeHead(201, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body)
}
