import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copySample } from '#tests/support/content/content-copy.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'
import { sampleVisit } from '#tests/support/content/sample-visit.ts'
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

test.each([
  ['an unknown package', { rv_package: 'rv-polish' }, 'rv_package: unknown package "rv-polish"; there are rv-exterior-detailing, rv-interior-cab'],
  ['an unknown add-on', { rv_package: 'rv-exterior-detailing', rv_addons: ['wax'] }, 'rv_addons: unknown add-on "wax"'],
  ['too large a number', { rv_package: 'rv-exterior-detailing', rv_length: -1 }, 'rv_length: must be at least '],
  [
    'an unknown field',
    { rv_package: 'rv-exterior-detailing', rv_size: 3 },
    'unknown field rv_size; there are vehicle_category, rv_package, rv_addons, rv_length, appointment_date, appointment_time',
  ],
])('%s is told by the fields as they are typed, with what there is', (_, fields, told) => {
  const { stdout } = spawnSync(process.execPath, ['scripts/commands/estimate.ts', '--content', SAMPLE_FOLDER], {
    input: JSON.stringify({ vehicle_category: 'RV', ...fields }),
    encoding: 'utf8',
  })
  expect((JSON.parse(stdout) as { error: string }).error).toContain(told)
})

test('so is a further item', () => {
  const folder = copySample()
  writeFileSync(join(folder, 'visit.json'), JSON.stringify({ ...sampleVisit(), limit: undefined }))
  const item = { category: 'RV', package: 'rv-polish', inputs: {}, addons: [] }
  const { stdout } = spawnSync(process.execPath, ['scripts/commands/estimate.ts', '--content', folder], {
    input: JSON.stringify({ vehicle_category: 'RV', rv_package: 'rv-interior-cab', further_items: [item] }),
    encoding: 'utf8',
  })
  expect((JSON.parse(stdout) as { error: string }).error).toContain(
    'further_items.0.package: unknown package "rv-polish"; there are rv-exterior-detailing',
  )
})
