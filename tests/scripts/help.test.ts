import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)

/** Commands that take arguments, by how they read them. */
const COMMANDS = globSync('scripts/commands/*.ts').filter(file =>
  /parseArgs|process\.argv|fileArgument|DatasetCommand\(/.test(readFileSync(file, 'utf8')),
)

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

test.each([...COMMANDS, 'scripts/commands/studio.ts', 'scripts/commands/studio-build.ts'].sort())(
  '%s says with --help how it is used, and does nothing else',
  async file => {
    const script = Object.keys(scripts).find(name => scripts[name] === `node ${file}`)
    const { stdout } = await run(process.execPath, [file, '--help'], { env: { PATH: process.env['PATH'], DATA_DIR: '/nowhere' } })
    expect(stdout.split('\n')[0]).toMatch(new RegExp(`^npm run (-s )?${script}( |$)`))
    const options = [...readFileSync(file, 'utf8').matchAll(/^\s+'?([a-z]+)'?: \{ type: '(?:string|boolean)'/gm)].map(([, name]) => name)
    for (const option of options) expect(stdout, basename(file)).toContain(`--${option}`)
  },
)
