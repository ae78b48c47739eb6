import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** What follows from a package that is not installed: its values and types are unknown, and so is what is passed to its callbacks. */
const FOLLOWS = new Set(['TS2339', 'TS2739', 'TS2741', 'TS7006', 'TS7031', 'TS7053'])

/** The Studio has packages of its own, which `npm ci` does not install: `npm run test:studio` compiles all of it. */
test('what the Studio takes from the product exists and is used as it is typed', () => {
  const { stdout } = spawnSync('tsc', ['-p', 'src/studio', '--noEmit', '--pretty', 'false'], { encoding: 'utf8' })
  const errors = stdout.split('\n').filter(line => /: error TS\d+: /.test(line))
  const own = errors.filter(line => {
    const [, code = '', text = ''] = /: error (TS\d+): (.*)/.exec(line) ?? []
    return !FOLLOWS.has(code) && !(code === 'TS2307' && !/'[.#]/.test(text))
  })
  expect(own).toEqual([])
})
