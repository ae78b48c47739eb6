/** Cache-Control of a file whose address changes with it. */
export const FOREVER = 'public, max-age=31536000, immutable'
