/** Takes the place of further-kinds.ts in the scripts of browsers; see src/catalog/prices/late-kinds.ts. */
export const furtherKinds = {}
