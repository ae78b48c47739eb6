import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { applyEdit, type FileEdit } from '../content/file-edit.ts'
import { SAMPLE_FOLDER } from '../content/sample-folder.ts'
import { openSmtpPeer, type SmtpPeer } from './smtp-peer.ts'
import { type RunningServer, startServer } from './start-server.ts'

/** What a server runs on: a copy of a content folder, with changes. */
export interface Business {
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

export interface BusinessServer extends RunningServer {
  /** Its content, which tests may change while it runs. */
  folder: string
}

export interface ServerPool {
  /** The mail server of the businesses that can mail. */
  peer: SmtpPeer
  serverOf: (business: Business) => Promise<BusinessServer>
  close: () => Promise<void>
}

/** Starts a server when a business is first asked for. One business keeps its server; of all others only the last one does, since servers take memory. */
export async function openServerPool(kept: Business): Promise<ServerPool> {
  const peer = await openSmtpPeer()
  const running = new Map<Business, BusinessServer>()

  async function stopAllBut(stays: Business | null): Promise<void> {
    for (const [business, server] of running) {
      if (business === stays) continue
      running.delete(business)
      await server.stop()
    }
  }

  return {
    peer,
    serverOf: async business => {
      const known = running.get(business)
      if (known !== undefined) return known
      if (business !== kept) await stopAllBut(kept)
      const server = await startBusiness(business, peer)
      running.set(business, server)
      return server
    },
    close: async () => {
      await stopAllBut(null)
      await peer.close()
    },
  }
}

async function startBusiness(business: Business, peer: SmtpPeer): Promise<BusinessServer> {
  const { folder: from = SAMPLE_FOLDER, edits = [], complete, canMail = false, env, program } = business
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
