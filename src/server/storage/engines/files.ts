/** The files of a database, in which deleted data may outlive its rows. */
export interface Files {
  /** Deletes copies of the database made before a moment; returns how many. */
  deleteCopies: (madeBefore: Date) => Promise<number>
  /** Removes what deleted rows left in them. */
  scrub: () => Promise<void>
  /**
   * Moves what was written since from the log into the database. The engine does so by itself, but only once thousands of pages have come together, and
   * one commit waits for all of them.
   */
  settle: () => Promise<void>
}

/** Nothing to do: a database server manages its own files, and its VACUUM overwrites what was deleted. */
export const NO_FILES: Files = { deleteCopies: async () => 0, scrub: async () => undefined, settle: async () => undefined }
