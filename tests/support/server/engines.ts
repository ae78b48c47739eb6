import { inject } from 'vitest'
import { migratedFolder } from './migrated-folder.ts'
import { emptyDatabase, pastTheFence, unmigratedDatabase } from './postgres-databases.ts'
import { folderInMemory } from '../temporary-folder.ts'

/** Where storage may be kept. */
export interface StorageLocation {
  dataDir: string
  databaseUrl: string | null
}

interface Engine {
  engine: string
  /** A new location in its newest shape, with nothing in it. */
  newLocation: () => Promise<StorageLocation>
  /** A new location before the first migration. */
  unmigratedLocation: () => Promise<StorageLocation>
}

/** Every engine that can be tested here. */
export const engines: readonly Engine[] = [
  {
    engine: 'the embedded database',
    newLocation: async () => ({ dataDir: await migratedFolder(), databaseUrl: null }),
    unmigratedLocation: async () => ({ dataDir: folderInMemory(), databaseUrl: null }),
  },
  ...onServer(inject('postgresUrl')),
]

function onServer(url: string | null): Engine[] {
  if (url === null) return []
  return [
    {
      engine: 'PostgreSQL',
      newLocation: async () => ({ dataDir: folderInMemory(), databaseUrl: await emptyDatabase() }),
      unmigratedLocation: async () => ({ dataDir: folderInMemory(), databaseUrl: await unmigratedDatabase() }),
    },
  ]
}

/** An address by which somebody writes to a database by hand, past its fence. */
export function byHand({ databaseUrl }: StorageLocation): { connectionString: string } {
  return { connectionString: pastTheFence(databaseUrl ?? '') }
}
