import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { startPostgres } from '#tests/support/server/postgres-server.ts'
import { freePort } from '#tests/support/server/start-server.ts'
import { BookingLoad } from './booking-load.ts'
import { atLeast, type Finding, none, notTried } from './finding.ts'
import { siteProcess } from './site-process.ts'
import { pause, withFolder } from './trial.ts'

/** A proxy in front of two ports. */
interface Proxy {
  port: number
  stop: () => void
}

type StartProxy = (folder: string, ports: readonly number[]) => Promise<Proxy>

/** Longer than three of haproxy's health checks below. */
const DRAIN_SECONDS = 2

/** The proxies of the trial by name, with the program that each needs and its start function. */
const PROXIES: Readonly<Record<string, { program: string | null; start: StartProxy }>> = {
  nginx: { program: '/usr/sbin/nginx', start: startNginx },
  haproxy: { program: '/usr/sbin/haproxy', start: startHaproxy },
  'a plain TCP proxy': { program: null, start: startTcp },
}

/** Restarts two processes on one PostgreSQL in turn, behind each proxy and under load (rolling restart): no request fails. */
export async function restartTrial({ rounds, connections = 16 }: { rounds: number; connections?: number }): Promise<Finding[]> {
  const server = await startPostgres()
  if (server === null) return [notTried('rolling restart', 'PostgreSQL is not installed')]
  try {
    return await withFolder(async folder => {
      const settings = { DATABASE_URL: server.url, DRAIN_SECONDS: String(DRAIN_SECONDS) }
      const sites = await Promise.all([siteProcess(folder, settings), siteProcess(folder, settings)])
      for (const site of sites) await site.start()
      const load = new BookingLoad()
      const findings: Finding[] = []
      for (const [name, { program, start }] of Object.entries(PROXIES)) {
        if (program !== null && !existsSync(program)) {
          findings.push(notTried(`rolling restart behind ${name}`, 'it is not installed'))
          continue
        }
        const proxy = await start(
          folder,
          sites.map(({ origin }) => Number(new URL(origin).port)),
        )
        const from = load.all.length
        load.start([`http://127.0.0.1:${proxy.port}`], connections)
        for (let round = 0; round < rounds; round++) {
          for (const site of sites) {
            await pause(1500)
            await site.stop()
            await site.start()
          }
        }
        await pause(500)
        await load.stop()
        proxy.stop()
        const sent = load.all.slice(from)
        findings.push(atLeast(`rolling restart behind ${name}: requests`, sent.length, 500))
        findings.push(none(`rolling restart behind ${name}: failed`, sent.filter(({ status }) => status !== 201).length))
      }
      await Promise.all(sites.map(site => site.stop()))
      return findings
    })
  } finally {
    await server.stop()
  }
}

/** Sets `max_fails=0`: by default, nginx avoids a server for 10 s after a refused connection, even if it is back and the other one stops. */
async function startNginx(folder: string, ports: readonly number[]): Promise<Proxy> {
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path ${folder}/${name};`).join(' ')
  writeFileSync(
    file,
    `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log; events { worker_connections 512; }
    http { access_log off; ${temporary}
      upstream site { ${ports.map(own => `server 127.0.0.1:${own} max_fails=0;`).join(' ')} keepalive 16; }
      server { listen 127.0.0.1:${port};
        location / { proxy_pass http://site; proxy_http_version 1.1; proxy_set_header Connection ""; } } }`,
  )
  return started(spawn('/usr/sbin/nginx', ['-c', file, '-g', 'user root;'], { stdio: 'ignore' }), port)
}

async function startHaproxy(folder: string, ports: readonly number[]): Promise<Proxy> {
  const port = await freePort()
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(
    file,
    `defaults
  mode http
  timeout connect 2s
  timeout client 30s
  timeout server 30s
  retries 3
  option redispatch
frontend site
  bind 127.0.0.1:${port}
  default_backend sites
backend sites
  option httpchk GET /ready
  default-server inter 500ms fall 3 rise 1
${ports.map(own => `  server site${own} 127.0.0.1:${own} check`).join('\n')}
`,
  )
  return started(spawn('/usr/sbin/haproxy', ['-f', file, '-db'], { stdio: 'ignore' }), port)
}

/** A TCP proxy that gives each connection to the next port that accepts it. */
async function startTcp(_: string, ports: readonly number[]): Promise<Proxy> {
  let turn = 0
  const server = createServer(near => {
    near.on('error', () => undefined)
    const dial = (tries: number): void => {
      const far = connect(ports[turn++ % ports.length] ?? 0, '127.0.0.1')
      far.once('connect', () => {
        near.pipe(far).pipe(near)
        near.once('close', () => far.destroy())
        far.once('close', () => near.destroySoon())
      })
      far.on('error', () => (far.connecting || far.bytesRead > 0 || tries === 0 ? near.destroy() : dial(tries - 1)))
    }
    dial(5)
  })
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return { port, stop: () => void server.close() }
}

async function started(child: ChildProcess, port: number): Promise<Proxy> {
  for (let tries = 0; tries < 100 && !(await isListening(port)); tries++) await pause(50)
  return { port, stop: () => void child.kill('SIGTERM') }
}

function isListening(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
