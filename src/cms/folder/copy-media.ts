import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { dirname, join, parse } from 'node:path'
import type { Content } from '#src/contract/generated/types.ts'
import { namesIn, nullWhenMissing } from './content-folder.ts'
import { namedMedia } from '../media/named-media.ts'

/** Comparison of two folders' media: files to copy, and conflicts; paths are relative to the folders. */
export interface MediaCopy {
  copied: string[]
  /** Files of the same name with other bytes; they stay, since either may be the right one. */
  differing: string[]
}

/** Compares the files that content names in two folders; either folder may lack any of them. */
export async function planMedia(content: Content, from: string, to: string): Promise<MediaCopy> {
  const named = new Set(namedMedia(content).map(({ file }) => file))
  const licences = (await Promise.all([...named].map(file => licencesOf(file, from)))).flat()
  const copy: MediaCopy = { copied: [], differing: [] }
  for (const file of new Set([...named, ...licences].sort())) {
    const [given, there] = [await bytesOf(join(from, file)), await bytesOf(join(to, file))]
    if (given === null) continue
    if (there === null) copy.copied.push(file)
    else if (!given.equals(there)) copy.differing.push(file)
  }
  return copy
}

export async function copyMedia(from: string, to: string, { copied }: MediaCopy): Promise<void> {
  for (const file of copied) {
    await mkdir(dirname(join(to, file)), { recursive: true })
    await copyFile(join(from, file), join(to, file))
  }
}

/** Licence files beside a font (`<font>-*.txt`): most fonts may only be passed on with them. */
async function licencesOf(file: string, folder: string): Promise<string[]> {
  const { dir, name } = parse(file)
  if (dir !== 'fonts') return []
  return (await namesIn(join(folder, dir))).filter(other => other.startsWith(`${name}-`) && other.endsWith('.txt')).map(other => `${dir}/${other}`)
}

async function bytesOf(path: string): Promise<Buffer | null> {
  return readFile(path).catch(nullWhenMissing)
}
