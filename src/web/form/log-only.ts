/** For failures that the visitor need not know of (specification, section 8). */
export function logOnly(failure: unknown): undefined {
  // oxlint-disable-next-line no-console -- the log is all that the specification asks for
  console.warn(failure)
}
