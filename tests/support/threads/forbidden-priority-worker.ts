import { syncBuiltinESMExports } from 'node:module'
import os from 'node:os'

/** As greedy-worker.ts, in a sandbox that lets nobody ask for priorities. */
os.getPriority = () => {
  throw new Error('uv_os_getpriority returned EACCES')
}
syncBuiltinESMExports()
await import('./greedy-worker.ts')
