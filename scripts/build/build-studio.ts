import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'

const STUDIO = 'src/studio'

/** Inputs of the Studio's build. */
const SOURCES = [
  'src/studio/*.{ts,tsx,html,json}',
  'src/studio/!(node_modules)/**/*.{ts,tsx}',
  'src/{contract,catalog,booking,cms,studio-model}/**/*.{ts,js}',
]

/** Installs the Studio's packages and builds it, unless current. Returns the folder of the build. */
export function buildStudio(mode: 'lake' | 'cloud', env: Readonly<Record<string, string>> = {}): string {
  installStudio()
  const folder = join('dist/studio', mode)
  const stamp = join(folder, 'stamp.txt')
  // The cloud build includes the content folder's file names, since it cannot ask for them (src/studio/vite.config.ts).
  const names = mode === 'lake' ? [] : globSync(join(process.env['CONTENT_DIR'] ?? 'content', '{illustrations,images,videos,fonts}/*')).sort()
  const current = hashOf(globSync(SOURCES).sort(), JSON.stringify([env, names]))
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return folder
  console.log('building the Studio (once) ...')
  runInStudio('npm', ['run', '-s', 'build', '--', '--mode', mode, '--logLevel', 'warn'], env)
  writeFileSync(stamp, current)
  return folder
}

/** Installs the Studio's own packages by its lock file. */
export function installStudio(): void {
  const lock = join(STUDIO, 'package-lock.json')
  const stamp = join(STUDIO, 'node_modules/.stamp')
  const current = hashOf([lock])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return
  console.log('installing the Studio (once, about 560 MB; the site itself needs none of it) ...')
  runInStudio('npm', ['ci', '--ignore-scripts'])
  writeFileSync(stamp, current)
}

/** Runs a command in the Studio's folder with the project's Node. */
export function runInStudio(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): void {
  const PATH = [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter)
  const { status } = spawnSync(command, args, {
    cwd: STUDIO,
    stdio: 'inherit',
    env: { ...process.env, ...env, PATH },
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${STUDIO}`)
}

function hashOf(files: readonly string[], more = ''): string {
  const hash = createHash('sha256').update(more)
  for (const file of files) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}
