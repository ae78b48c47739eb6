import type { Setup } from '../server/server-pool.ts'

/** The site of `npm run dev`. */
export const DEV_SITE: Setup = { program: 'scripts/commands/dev.ts' }
