/** Takes the place of further-kinds.ts in the scripts of browsers; see ../prices/late-kinds.ts. */
export const furtherKinds = {}
