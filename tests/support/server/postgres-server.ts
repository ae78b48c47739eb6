import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from './start-server.ts'

/** A PostgreSQL server of the tests' own. */
export interface PostgresServer {
  url: string
  /** Stops it, which ends all connections, and starts it again. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

/** Where the server's programs are: on the path, or where Debian puts them; null when there are none. */
function findPrograms(): string | null {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).map(version => join(debian, version, 'bin')) : []
  const folders = [...(process.env['PATH'] ?? '').split(':'), ...versions]
  return folders.find(folder => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null
}

/** Starts an empty server that is gone afterwards; null when PostgreSQL is not installed. It refuses to run as root, so that it then runs as its own user. */
export async function startPostgres(fsync: 'on' | 'off' = 'off'): Promise<PostgresServer | null> {
  const programs = findPrograms()
  if (programs === null) return null
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  const user = process.getuid?.() === 0 ? userNamed('postgres') : null
  if (user !== null) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'site', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...user,
    stdio: 'ignore',
    cwd: folder,
  })
  const port = await freePort()
  const settings = ['-k', folder, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=200', '-c', `fsync=${fsync}`]
  const start = () => spawn(join(programs, 'postgres'), ['-D', data, ...settings], { ...user, stdio: 'ignore', cwd: folder })
  const end = async () => {
    server.kill('SIGINT')
    await once(server, 'exit')
  }
  const url = `postgresql://site@127.0.0.1:${port}/postgres`
  let server = start()
  await untilReady(url)
  return {
    url,
    restart: async () => {
      await end()
      server = start()
      await untilReady(url)
    },
    stop: async () => {
      await end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await setTimeout(100)
    }
  }
  throw new Error('the PostgreSQL server of the tests did not start')
}

function userNamed(name: string): { uid: number; gid: number } {
  const idOf = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}
