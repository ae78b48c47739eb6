import type { Business, MailState } from '#src/contract/generated/types.ts'

/** The most requests with which an owner counts as new. */
export const FEW = 3

/** What the first steps are derived from. */
export interface Beginnings {
  business: Pick<Business, 'phone' | 'email'>
  /** Null until loaded. */
  mail: MailState | null
  /** How many requests there are, and how many are in the trash. */
  requests: number
  deleted: number
}

export type FirstStep = 'account' | 'business' | 'mail' | 'request' | 'clean-up'

/** Returns which of the first steps are done, in their order. */
export function firstSteps({ business, mail, requests, deleted }: Beginnings): Record<FirstStep, boolean> {
  const sent = requests + deleted > 0
  return {
    account: true,
    business: exampleData(business).length === 0,
    mail: mail !== null && mail.is_set_up && mail.failed === 0,
    request: sent,
    'clean-up': sent && requests === 0,
  }
}

/** Numbers and addresses that are reserved for examples (North American numbers 555-0100 to 555-0199; RFC 2606): nobody can be reached there. */
const EXAMPLES = {
  phone: /555[^\d]*01[^\d]*\d[^\d]*\d\D*$/,
  email: /[@.](?:example\.(?:com|net|org)|example|test|invalid|localhost)$/i,
}

/** Returns what of the business's data is still an example. */
export function exampleData(business: Beginnings['business']): (keyof typeof EXAMPLES)[] {
  return (['phone', 'email'] as const).filter(name => EXAMPLES[name].test(business[name]))
}
