/** Takes the place of further-kinds.ts in the scripts of browsers, which add it where content has taxes (web/form/read-content.ts). */
export const furtherKinds = {}
