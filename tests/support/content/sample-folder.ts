import { fileURLToPath } from 'node:url'

/** The content that tests run on. It is a copy, so that what an owner changes in content/ turns no test red. */
export const SAMPLE_FOLDER = fileURLToPath(new URL('../../content/detailing', import.meta.url))
