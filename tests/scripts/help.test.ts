import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { runCommand } from '#tests/support/run-command.ts'

/** Commands that take arguments, by how they read them. */
const COMMANDS = globSync('scripts/commands/*.ts').filter(file =>
  /parseArgs|process\.argv|fileArgument|DatasetCommand\(/.test(readFileSync(file, 'utf8')),
)

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

test.each([...COMMANDS, 'scripts/commands/studio.ts', 'scripts/commands/studio-build.ts'].sort())(
  '%s says with --help how it is used, and does nothing else',
  async file => {
    const script = Object.keys(scripts).find(name => scripts[name] === `node ${file}`)
    const { ok, said } = await runCommand(basename(file, '.ts'), ['--help'], { DATA_DIR: '/nowhere' })
    expect(ok, said).toBe(true)
    expect(said.split('\n')[0]).toMatch(new RegExp(`^npm run (-s )?${script}( |$)`))
    const options = [...readFileSync(file, 'utf8').matchAll(/^\s+'?([a-z]+)'?: \{ type: '(?:string|boolean)'/gm)].map(([, name]) => name)
    for (const option of options) expect(said, basename(file)).toContain(`--${option}`)
  },
)
