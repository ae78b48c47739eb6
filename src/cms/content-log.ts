/** The log of a content source. */
export interface ContentLog {
  info: (message: string) => void
  warn: (message: string) => void
  error: (error: unknown) => void
}
