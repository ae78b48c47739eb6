import { spawnSync } from 'node:child_process'
import { closeSync, openSync, readSync } from 'node:fs'
import { basename } from 'node:path'

/** An operation of a program on a file. */
export type FileOperation =
  | { kind: 'write'; file: string; offset: number | null; data: Buffer }
  | { kind: 'truncate'; file: string; size: number }
  | { kind: 'sync'; file: string }
  | { kind: 'remove'; file: string }

const CALLS = 'pwrite64,write,ftruncate,fsync,fdatasync,unlink'

/** Whether file operations can be recorded here (strace). */
export function canRecord(): boolean {
  return spawnSync('strace', ['-o', '/dev/null', 'true']).status === 0
}

/** Runs a program under strace, and returns its main thread's operations on the files of a folder. @throws when it fails. */
export function recordOperations(folder: string, log: string, command: readonly string[]): FileOperation[] {
  const { status, stderr } = spawnSync('strace', ['-o', log, '-y', '-xx', '-s', '1000000', '-e', `trace=${CALLS}`, ...command], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`the recorded program ended with ${status}: ${stderr}`)
  return [...linesOf(log)].flatMap(line => readLine(line, folder))
}

/** Parses a line of strace's log; empty for other folders. */
function readLine(line: string, folder: string): FileOperation[] {
  const { name = '', path = '', rest = '' } = /^(?<name>\w+)\((?:\d+<(?<path>[^>]*)>)?(?:, )?(?<rest>.*)\) += \d+$/.exec(line)?.groups ?? {}
  if (name === 'unlink') return inFolder(textOf(rest).toString(), folder, file => ({ kind: 'remove', file }))
  return inFolder(unescaped(path), folder, file => {
    switch (name) {
      case 'fsync':
      case 'fdatasync':
        return { kind: 'sync', file }
      case 'ftruncate':
        return { kind: 'truncate', file, size: Number(rest) }
      case 'write':
        return { kind: 'write', file, offset: null, data: textOf(rest) }
      case 'pwrite64':
        return { kind: 'write', file, offset: Number(rest.slice(rest.lastIndexOf(', ') + 2)), data: textOf(rest) }
      default:
        throw new Error(`${name} was not asked for`)
    }
  })
}

function inFolder(path: string, folder: string, make: (file: string) => FileOperation): FileOperation[] {
  return path.startsWith(`${folder}/`) ? [make(basename(path))] : []
}

/** Decodes the first string of an argument list as strace writes it: "\x41\x42". */
function textOf(rest: string): Buffer {
  const end = rest.indexOf('"', 1)
  return Buffer.from(rest.slice(1, end).replaceAll(String.raw`\x`, ''), 'hex')
}

function unescaped(path: string): string {
  return path.includes(String.raw`\x`) ? Buffer.from(path.replaceAll(String.raw`\x`, ''), 'hex').toString() : path
}

/** Yields the lines of a file that is too long for one string. */
function* linesOf(file: string): Generator<string> {
  const handle = openSync(file, 'r')
  const buffer = Buffer.alloc(1 << 22)
  let rest = ''
  for (;;) {
    const length = readSync(handle, buffer)
    if (length === 0) break
    const lines = (rest + buffer.toString('latin1', 0, length)).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  closeSync(handle)
}
