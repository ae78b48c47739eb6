import type { Business } from '../server/server-pool.ts'

/** The site of `npm run dev`. */
export const DEV_SITE: Business = { program: 'scripts/commands/dev.ts' }
