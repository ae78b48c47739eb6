/** Where a content source tells what it does. */
export interface ContentLog {
  info: (message: string) => void
  warn: (message: string) => void
  error: (error: unknown) => void
}
