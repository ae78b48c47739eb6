import type { AddressInfo } from 'node:net'
import { buildLakeServer, type LakeServerOptions } from './build-lake-server.ts'
import type { GivenDocument } from '../documents/document.ts'
import { Lake, type LakeIdentity } from '../lake.ts'
import { lakeAssets } from '../store/lake-assets.ts'
import { LakeStore } from '../store/store.ts'

/** Options of a lake: its data folder, its initial documents, and how it is served. */
export interface LakeOptions extends LakeServerOptions, Partial<LakeIdentity> {
  readonly dataDir: string
  /** The address to listen on and the accepted host name; 127.0.0.1 by default. */
  readonly host?: string
  /** Any free port by default. */
  readonly port?: number
  readonly documents?: readonly GivenDocument[]
}

/** A running lake. */
export interface RunningLake {
  readonly lake: Lake
  /** The client's `apiHost`, such as `http://127.0.0.1:3900`. */
  readonly origin: string
  readonly stop: () => Promise<void>
}

/** Opens a folder's lake, seeds it when empty, and serves it. */
export async function startLake({ dataDir, host = '127.0.0.1', port = 0, documents = [], ...rest }: LakeOptions): Promise<RunningLake> {
  const { projectId = 'local', dataset = 'production', identity = 'owner', clock = () => new Date(), ...server } = rest
  const store = new LakeStore(dataDir)
  try {
    const lake = new Lake(store, { projectId, dataset, identity, clock })
    await lake.seed(documents)
    const app = buildLakeServer(lake, { assets: lakeAssets(dataDir), ...server, host })
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
