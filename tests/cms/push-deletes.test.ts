import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { mayDelete } from '#scripts/lib/may-delete.ts'

/** A terminal at which somebody answers; null for one at which the input ends. */
function terminal(answer: string | null, isTTY = true) {
  const [input, output] = [Object.assign(new PassThrough(), { isTTY }), new PassThrough()]
  input.end(answer === null ? '' : `${answer}\n`)
  return { input, output, said: () => String(output.read() ?? '') }
}

const ids = ['category-Home', 'visit']

test.each(['y', 'Yes'])('documents are deleted after they were named and somebody has said %s', async answer => {
  const at = terminal(answer)
  await mayDelete('the dataset', ids, { yes: false }, at)
  expect(at.said()).toContain('This deletes 2 documents of the dataset: category-Home, visit. Go on? (y/N)')
})

test.each(['n', '', 'perhaps', null])('nothing is deleted after %j', async answer => {
  await expect(mayDelete('the dataset', ids, { yes: false }, terminal(answer))).rejects.toThrow('stopped: nothing was written')
})

test('nobody is asked who has said --yes, or where nothing is deleted; without a terminal nothing is deleted unasked', async () => {
  await mayDelete('the dataset', ids, { yes: true }, terminal('n'))
  await mayDelete('the dataset', [], { yes: false }, terminal('n'))
  await expect(mayDelete('the dataset', ids, { yes: false }, terminal('y', false))).rejects.toThrow(
    'this would delete 2 documents of the dataset, and nobody is here to be asked (--yes deletes them): nothing was written\ncategory-Home\nvisit',
  )
})
