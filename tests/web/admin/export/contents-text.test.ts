import { expect, test } from 'vitest'
import type { Appointment, Status } from '#src/contract/generated/types.ts'
import { contentsText } from '#src/web/admin/export/contents-text.ts'
import { sampleAdminContent } from '../../../support/content/admin-content.ts'
import { STORED } from '../../../support/server/stored-request.ts'

const content = await sampleAdminContent()
const of = (status: Status, actual_value: number | null = null): Appointment => ({ ...STORED, status, actual_value, estimated_value: 100 })

test('what will be in a file is said: how many visits, how many of them are done, and what these brought', () => {
  const done = [of('Completed', 0.1), of('Completed', 0.2)]
  expect(contentsText(done, { span: 'last-month' }, content)).toBe('2 visits done, $0.30')
  expect(contentsText([of('Completed')], { span: 'list' }, content)).toBe('1 request done, $100.00')
  expect(contentsText([...done, of('Confirmed', 7)], { span: 'days' }, content)).toBe('3 visits, 2 of them done, $0.30')
  expect(contentsText([of('Pending')], { span: 'list' }, content)).toBe('1 request')
  expect(contentsText([...done, { ...of('Completed'), estimated_value: null }], { span: 'days' }, content)).toBe(
    '3 visits done, $0.30, 1 without a value',
  )
  expect(contentsText([], { span: 'last-month' }, content)).toBe('0 visits')
})
