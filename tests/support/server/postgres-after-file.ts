import { afterAll } from 'vitest'
import { dropDatabases } from './postgres-databases.ts'

// Each file loads this anew, while it shares the module that made its databases.
afterAll(dropDatabases)
