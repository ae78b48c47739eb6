/** Takes the place of further-kinds.ts in the scripts of browsers, which add those kinds where content names one of them (web/form/read-content.ts). */
export const furtherKinds = {}
