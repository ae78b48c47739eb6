import { inject } from 'vitest'
import { migratedFolder } from './migrated-folder.ts'
import { emptyDatabase, pastTheFence, unmigratedDatabase } from './postgres-databases.ts'
import { folderInMemory } from './temporary-folder.ts'

/** Where storage may be kept. */
export interface Place {
  dataDir: string
  databaseUrl: string | null
}

interface Engine {
  engine: string
  /** A new place in its newest shape, with nothing in it. */
  newPlace: () => Promise<Place>
  /** A new place before the first migration. */
  unmigratedPlace: () => Promise<Place>
}

/** Every engine that can be tested here. */
export const engines: readonly Engine[] = [
  {
    engine: 'the embedded database',
    newPlace: async () => ({ dataDir: await migratedFolder(), databaseUrl: null }),
    unmigratedPlace: async () => ({ dataDir: folderInMemory(), databaseUrl: null }),
  },
  ...onServer(inject('postgresUrl')),
]

function onServer(url: string | null): Engine[] {
  if (url === null) return []
  return [
    {
      engine: 'PostgreSQL',
      newPlace: async () => ({ dataDir: folderInMemory(), databaseUrl: await emptyDatabase() }),
      unmigratedPlace: async () => ({ dataDir: folderInMemory(), databaseUrl: await unmigratedDatabase() }),
    },
  ]
}

/** An address by which somebody writes to a database by hand, past its fence. */
export function byHand({ databaseUrl }: Place): { connectionString: string } {
  return { connectionString: pastTheFence(databaseUrl ?? '') }
}
