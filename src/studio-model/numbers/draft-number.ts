/**
 * An amount in a draft: a whole number (minor units of the currency, or minutes), invalid input as typed, or nothing yet.
 * Invalid input stays in the draft, so that nothing is lost, and its validation keeps it from being published.
 */
export type DraftNumber = number | string | undefined
