import { writeSync } from 'node:fs'

/** Says how a command is used, and ends it, where `--help` or `-h` asks for that: before it reads or changes anything. */
export function answerHelp(usage: string): void {
  if (!process.argv.slice(2).some(argument => argument === '--help' || argument === '-h')) return
  writeSync(1, `${usage.trim()}\n`)
  process.exit(0)
}
