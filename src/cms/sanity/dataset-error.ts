/** A dataset could not be read or written; the message is a line of problems. */
export class DatasetError extends Error {
  override readonly name = 'DatasetError'
}
