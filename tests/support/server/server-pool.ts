import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { applyEdit, type FileEdit } from '../content/file-edit.ts'
import { SAMPLE_FOLDER } from '../content/sample-folder.ts'
import { openSmtpPeer, type SmtpPeer } from './smtp-peer.ts'
import { type RunningServer, startServer } from './start-server.ts'

/** What a server is set up with: a copy of a content folder, with changes. */
export interface Setup {
  /** By default the sample's. */
  folder?: string
  edits?: readonly FileEdit[]
  /** Adds what edits cannot say, such as pictures. */
  complete?: (folder: string) => Promise<unknown>
  /** Whether it has a mail server. */
  canMail?: boolean
  env?: Readonly<Record<string, string>>
  /** By default the built server. */
  program?: string
}

export interface SiteServer extends RunningServer {
  /** Its content, which tests may change while it runs. */
  folder: string
}

export interface ServerPool {
  /** The mail server of the businesses that can mail. */
  peer: SmtpPeer
  /** A setup keeps its server while it is the same object: `{}` is the sample's content again, on a server of its own that a file may edit. */
  serverOf: (setup: Setup) => Promise<SiteServer>
  close: () => Promise<void>
}

/** Starts a server when a setup is first asked for. One keeps its server; of all others only the last one does, since servers take memory. */
export async function openServerPool(kept: Setup): Promise<ServerPool> {
  const peer = await openSmtpPeer()
  const running = new Map<Setup, SiteServer>()

  async function stopAllBut(stays: Setup | null): Promise<void> {
    for (const [setup, server] of running) {
      if (setup === stays) continue
      running.delete(setup)
      await server.stop()
    }
  }

  return {
    peer,
    serverOf: async setup => {
      const known = running.get(setup)
      if (known !== undefined) return known
      if (setup !== kept) await stopAllBut(kept)
      const server = await startSetup(setup, peer)
      running.set(setup, server)
      return server
    },
    close: async () => {
      await stopAllBut(null)
      await peer.close()
    },
  }
}

async function startSetup(setup: Setup, peer: SmtpPeer): Promise<SiteServer> {
  const { folder: from = SAMPLE_FOLDER, edits = [], complete, canMail = false, env, program } = setup
  const folder = mkdtempSync(join(tmpdir(), 'business-'))
  cpSync(from, folder, { recursive: true })
  for (const edit of edits) applyEdit(folder, edit)
  await complete?.(folder)
  const server = await startServer(folder, { ...(canMail ? peer.env : {}), ...env }, program)
  const stop = async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...server, folder, stop }
}
