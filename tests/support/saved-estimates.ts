import { DEFAULT_CONTENT } from '#src/contract/generated/default-content.ts'
import type { FileEdit } from './content-copy.ts'

const savedEstimate = (DEFAULT_CONTENT['en']?.['messages.json'] as { savedEstimate: object }).savedEstimate

/** Lets visitors of the sample business save estimates for two weeks. */
export const SAVING: FileEdit[] = [
  { file: 'business.json', at: '/estimateDays', set: 14 },
  { file: 'messages.json', at: '/savedEstimate', set: savedEstimate },
]

/** What the package of tests costs on a middle-sized car, from so many cents on. */
export const goldAt = (amount: number): FileEdit => ({ file: 'categories/car.json', at: '/packages/2/price/rows/1/price/amount', set: amount })
