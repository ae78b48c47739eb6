import { completed } from '#src/cms/defaults/complete.ts'
import type { FileEdit } from '../content/file-edit.ts'

const { savedEstimate } = completed('messages', {}, 'en') as { savedEstimate: object }

/** Lets visitors of the sample business save estimates for two weeks. */
export const SAVING: FileEdit[] = [
  { file: 'business.json', at: '/estimateDays', set: 14 },
  { file: 'messages.json', at: '/savedEstimate', set: savedEstimate },
]

/** What the package of tests costs on a middle-sized car, from so many cents on. */
export const goldAt = (amount: number): FileEdit => ({ file: 'categories/car.json', at: '/packages/2/price/rows/1/price/amount', set: amount })
