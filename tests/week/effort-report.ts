import { writeFileSync } from 'node:fs'
import type { Reporter, TestCase } from '@playwright/test/reporter'
import { effortTable, type Measured } from './effort.ts'
import { SEED } from '#tests/support/seed.ts'

const FILE = 'docs/week.md'

const HEAD = `# The week of an owner

What an owner does in a week, on a phone of 390 x 844 px and on a desk of 1440 x 900 px, with 300 requests: how many taps · keys · screenfuls scrolled each task costs, and how many seconds that is by a model. A choice of a list is two taps; a link to a call, a text message or a map is one.
Sign-in stands alone; every other task begins with the admin open, which shows Today on a phone and Requests on a desk. \`npm run test:week\` measures this anew and fails where a task costs more than its ceiling, which stands beside it in \`tests/week/tasks\`; \`npm run test:week -- --write\` writes this page.

The seconds are no measurement. They are computed from the three counts by the keystroke-level model (Card, Moran and Newell, 1980), for somebody who knows the admin and errs nowhere: 1.35 s of thought before each press and 1.1 s for the press, 0.28 s for a
character typed on a phone (36 words a minute: Palin et al., 2019) or 0.2 s on a keyboard, 1 s for a screenful; what is said on the phone and the page's answers ([performance.md](performance.md)) come on top.

    seconds = taps x (1.35 + 1.1) + keys x 0.28 (phone) or 0.2 (desk) + screenfuls x 1

`

/** Prints what each task has cost; writes it to docs/week.md where WRITE_WEEK is set and every task was done. */
export default class EffortReport implements Reporter {
  private readonly measured: Measured[] = []

  onTestEnd({ annotations }: TestCase): void {
    for (const { type, description = '' } of annotations) if (type === 'effort') this.measured.push(JSON.parse(description) as Measured)
  }

  onEnd({ status }: { status: string }): void {
    const table = effortTable(this.measured)
    process.stdout.write(`\ntaps · keys · screenfuls · seconds by the model (SEED=${SEED})\n\n${table}`)
    if (process.env['WRITE_WEEK'] !== undefined && status === 'passed') writeFileSync(FILE, HEAD + table)
  }
}
