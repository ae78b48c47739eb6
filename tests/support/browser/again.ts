/** Tags a test that says again, under another condition, what another test says: `npm test` leaves it to `npm run test:all` (docs/decisions/0085-two-sizes-of-the-tests.md). */
export const AGAIN = { tag: '@again' }

/** What is tried on a phone is tried again on a desk: `on` is a device by name. */
export function again(on: string): { tag?: string } {
  return /desk/.test(on) ? AGAIN : {}
}
