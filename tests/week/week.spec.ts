import { expect } from '../support/browser/site.ts'
import { beyond, type Device, type Measured } from './effort.ts'
import type { Task } from './task.ts'
import { ACCOUNT_TASKS } from './tasks/account.ts'
import { ANSWER_TASKS } from './tasks/answers.ts'
import { BLOCK_TASKS } from './tasks/blocks.ts'
import { CALL_TASKS } from './tasks/calls.ts'
import { CALENDAR_TASKS } from './tasks/calendar.ts'
import { CORRECTION_TASKS } from './tasks/corrections.ts'
import { CUSTOMER_TASKS } from './tasks/customers.ts'
import { DAY_TASKS } from './tasks/day.ts'
import { FIND_TASKS } from './tasks/finds.ts'
import { LIST_TASKS } from './tasks/lists.ts'
import { PAPER_TASKS } from './tasks/papers.ts'
import { SEVERAL_TASKS } from './tasks/several.ts'
import { openAdmin, test } from './week-site.ts'

/** The week of an owner: each task can be done, by everybody, at a cost that is known and stays low. */

const TASKS: readonly Task[] = [
  ...DAY_TASKS,
  ...CALENDAR_TASKS,
  ...ANSWER_TASKS,
  ...CORRECTION_TASKS,
  ...CALL_TASKS,
  ...FIND_TASKS,
  ...CUSTOMER_TASKS,
  ...LIST_TASKS,
  ...SEVERAL_TASKS,
  ...BLOCK_TASKS,
  ...PAPER_TASKS,
  ...ACCOUNT_TASKS,
]

for (const { name, does, holds, most, isSignedOut } of TASKS) {
  test(name, async ({ week }, { project, annotations }) => {
    const ceiling = most[project.name as Device]
    test.skip(ceiling === undefined, 'not done on this device')
    if (isSignedOut) await week.page.goto('/#/admin')
    else await openAdmin(week)
    await does(week)
    await holds(week)
    await week.owner.judges()
    const measured: Measured = { task: name, device: week.device, ...week.owner.effort }
    annotations.push({ type: 'effort', description: JSON.stringify(measured) })
    expect.soft(week.owner.faults, 'what keeps somebody from using it').toEqual([])
    expect(ceiling === undefined ? [] : beyond(measured, ceiling), 'takes more than it may').toEqual([])
  })
}
