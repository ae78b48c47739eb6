import type { Appointment, PolicyTerms } from '#src/contract/generated/types.ts'
import { STORED } from './stored-request.ts'

const policies: PolicyTerms = {
  said: ['As promised.'],
  deposits: [{ id: 'd', customers: 'new', shares: [{ low: 5000, high: 5000, due: 'booking', hours: 24 }] }],
  cancellations: [
    {
      id: 'c',
      rows: [
        { within: { hours: 24 }, low: 5000, high: 5000 },
        { within: { hours: 12 }, low: 45_000, high: null },
      ],
      smaller: [],
      noShow: { low: null, high: null },
    },
  ],
}
/** A stored visit on Tuesday, June 2 at nine, which was promised a deposit and fees of cancelling. */
export const PROMISED: Appointment = { ...STORED, estimate: { ...STORED.estimate, policies } }
