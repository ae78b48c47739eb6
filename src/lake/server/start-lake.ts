import type { AddressInfo } from 'node:net'
import { buildLakeServer, type LakeServerOptions } from './build-lake-server.ts'
import type { GivenDocument } from '../documents/document.ts'
import { Lake, type LakeIdentity } from '../lake.ts'
import { LakeStore } from '../store/store.ts'

/** What a lake needs to run: where it keeps its documents, and those that it begins with. */
export interface LakeOptions extends LakeServerOptions, Partial<LakeIdentity> {
  readonly dataDir: string
  /** Where it listens, and the name that it answers to: 127.0.0.1 unless told otherwise. */
  readonly host?: string
  /** Any free port unless told otherwise. */
  readonly port?: number
  readonly documents?: readonly GivenDocument[]
}

/** A lake that answers. */
export interface RunningLake {
  readonly lake: Lake
  /** Such as `http://127.0.0.1:3900`: the client's `apiHost`. */
  readonly origin: string
  readonly stop: () => Promise<void>
}

/** Opens the lake of a folder, gives an empty one its first documents, and serves it. */
export async function startLake({ dataDir, host = '127.0.0.1', port = 0, documents = [], ...rest }: LakeOptions): Promise<RunningLake> {
  const { projectId = 'local', dataset = 'production', identity = 'owner', clock = () => new Date(), ...server } = rest
  const store = new LakeStore(dataDir)
  try {
    const lake = new Lake(store, { projectId, dataset, identity, clock })
    await lake.seed(documents)
    const app = buildLakeServer(lake, { ...server, host })
    await app.listen({ host, port })
    const stop = async () => {
      await app.close()
      store.close()
    }
    return { lake, origin: originOf(app.server.address() as AddressInfo, server.certificate != null), stop }
  } catch (error) {
    store.close()
    throw error
  }
}

function originOf({ address, family, port }: AddressInfo, isSecure: boolean): string {
  return `${isSecure ? 'https' : 'http'}://${family === 'IPv6' ? `[${address}]` : address}:${port}`
}
