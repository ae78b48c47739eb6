import { resolve } from 'node:path'

/** Where processes that tests start keep what they have compiled, as `npm start` does: to compile it anew is most of what a command costs. */
export const COMPILED = resolve('.cache/compiled')
