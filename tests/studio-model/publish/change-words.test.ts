import { expect, test } from 'vitest'
import { promiseWords } from '#src/studio-model/publish/change-words.ts'

const STORED = 'What you have promised stays: stored requests keep their prices.'

test('an owner reads which open requests keep a price that would rise or fall, and that saved estimates cannot be counted', () => {
  const open = { raised: 2, lowered: 1 }
  expect(promiseWords({ compared: 1200, open: { raised: 0, lowered: 0 } }, null)).toEqual([STORED])
  expect(promiseWords({ compared: 1200, open }, null)).toEqual([
    `${STORED} Of those that are open among your last 1,200, 2 would rise and 1 would fall.`,
  ])
  expect(promiseWords({ compared: 1200, open: { raised: 0, lowered: 1 } }, 14)).toEqual([
    `${STORED} Of those that are open among your last 1,200, 1 would fall.`,
    'So do saved estimates, for 14 days. How many are open cannot be known: whoever saved one has it, and the site stores none.',
  ])
})
