/** A failed read or write of a dataset; the message is a problem line. */
export class DatasetError extends Error {
  override readonly name = 'DatasetError'
}
