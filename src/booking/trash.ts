/** What was deleted can be taken back for so long. */
export const TRASH_DAYS = 30
