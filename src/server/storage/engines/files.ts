/** Files in which an engine may still hold deleted data. */
export interface Files {
  /** Deletes copies of the database made before a moment; returns how many. */
  deleteCopies: (madeBefore: Date) => Promise<number>
  scrub: () => Promise<void>
  /** Takes over what was written since: left to the engine, thousands of pages would come together, and one commit wait for all of them. */
  settle: () => Promise<void>
}

/** A database server manages its own files: VACUUM overwrites what was deleted. */
export const NO_FILES: Files = { deleteCopies: async () => 0, scrub: async () => undefined, settle: async () => undefined }
