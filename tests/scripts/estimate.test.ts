import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'
import { runCommand } from '#tests/support/run-command.ts'

/** Only what is refused is a failure, as `--help` says. */
test.each([
  ['a price', '{"vehicle_category": "RV", "rv_package": "rv-exterior-detailing", "rv_length": 30}', 0],
  ['a consultation', '{"vehicle_category": "RV", "rv_package": "rv-exterior-detailing", "rv_length": 2000}', 0],
  ['an open question', '{"vehicle_category": "RV", "rv_package": "rv-exterior-detailing"}', 0],
  ['an unknown package', '{"vehicle_category": "RV", "rv_package": "boat"}', 1],
])('a line with %s ends the command as its help says', (_, line, code) => {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/commands/estimate.ts', '--content', SAMPLE_FOLDER], {
    input: line,
    encoding: 'utf8',
  })
  expect([status, 'error' in (JSON.parse(stdout) as object)]).toEqual([code, code === 1])
})

test('its help says so', async () => {
  const { said } = await runCommand('estimate', ['--help'])
  expect(said).toContain('Exit code 1 where a line is refused')
})
