import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Site } from '#src/contract/generated/types.ts'
import { loadContentSnapshot } from '#src/cms/live/content-snapshot.ts'
import { copySample } from '#tests/support/content/content-copy.ts'
import { type Edit, edited } from '#tests/support/content/edit.ts'
import { addVideo, VIDEO } from '#tests/support/content/video-content.ts'

/** The problems of a copy of the sample whose hero has a video, after something was done to it. */
async function problemsAfter(act: (folder: string) => void): Promise<string[]> {
  const folder = await addVideo(copySample())
  act(folder)
  const loaded = await loadContentSnapshot(folder)
  return loaded.ok ? [] : loaded.problems.map(line => line.replace(folder, 'content'))
}

const MOST = 8_000_000
const ofSize = (size: number) => Buffer.concat([VIDEO.webm, Buffer.alloc(size - VIDEO.webm.length)])
/** The same bytes with another word of the same length in them. */
const changed = (bytes: Buffer, word: string, other: string) => Buffer.from(bytes.toString('latin1').replaceAll(word, other), 'latin1')

const NO_VIDEO = 'is no video that browsers play: use an MP4 file (H.264) or a WebM file (VP9 or AV1)'
const NOT_PLAYED = 'is coded in a way that few browsers play: use H.264 in MP4, VP9 or AV1 in WebM'

test.each([
  ['as large as may be', 'waves.webm', ofSize(MOST), null],
  ['a byte larger', 'waves.webm', ofSize(MOST + 1), 'has more than 8 MB: make it shorter or smaller, a few seconds of at most 2 MB are plenty'],
  ['WebM called MP4', 'waves.mp4', VIDEO.webm, 'has the bytes of another format: let its name end in .webm'],
  ['MP4 called WebM', 'waves.webm', VIDEO.mp4, 'has the bytes of another format: let its name end in .mp4'],
  ['a page', 'waves.mp4', Buffer.from('<!doctype html>'), NO_VIDEO],
  ['empty', 'waves.mp4', Buffer.alloc(0), NO_VIDEO],
  ['cut off', 'waves.mp4', VIDEO.mp4.subarray(0, 40), NO_VIDEO],
  ['QuickTime', 'waves.mp4', changed(VIDEO.mp4, 'ftypisom', 'ftypqt  '), NO_VIDEO],
  ['Matroska', 'waves.webm', changed(VIDEO.webm, 'webm', 'matr'), NO_VIDEO],
  ['H.265', 'waves.mp4', changed(VIDEO.mp4, 'avc1', 'hvc1'), NOT_PLAYED],
  ['coded otherwise', 'waves.webm', changed(VIDEO.webm, 'V_VP9', 'V_XYZ'), NOT_PLAYED],
  [
    'told where it was taken',
    'waves.mp4',
    changed(VIDEO.mp4, 'VideoHandler', '\u00A9xyzHandlers'),
    'says where it was taken: remove its metadata (ffmpeg -map_metadata -1)',
  ],
])('a video that is %s', async (_, name, bytes, message) => {
  const problems = await problemsAfter(folder => writeFileSync(join(folder, 'videos', name), bytes))
  expect(problems).toEqual(message === null ? [] : [`content/videos/${name}#: ${message}`])
})

const AT = '/desktop/sections/0'

test.each<[string, Edit, string]>([
  ['a video without its picture', { at: `${AT}/picture`, remove: true }, 'video: needs a picture, which is shown until it plays'],
  ['a video that is not there', { at: `${AT}/video/files/0/src`, set: 'none.webm' }, 'video/files/0/src: there is no file videos/none.webm'],
  ['a folder for a video', { at: `${AT}/video/files/0/src`, set: 'folder.webm' }, 'video/files/0/src: there is no file videos/folder.webm'],
  ['two of one format', { at: `${AT}/video/files/0/src`, set: 'waves.mp4' }, 'video/files/1: is a second .mp4 file, which no browser gets to'],
  ['another folder', { at: `${AT}/video/files/0/src`, set: '../site.webm' }, 'video/files/0/src: '],
  ['no file', { at: `${AT}/video/files`, set: [] }, 'video/files: '],
  ['a button without a name', { at: `${AT}/video/pause`, remove: true }, 'video/pause: is required'],
])('%s is told where it stands', async (_, edit, message) => {
  const problems = await problemsAfter(folder => {
    mkdirSync(join(folder, 'videos/folder.webm'))
    const site = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')) as Site
    writeFileSync(join(folder, 'site.json'), JSON.stringify(edited(site, [edit])))
  })
  expect(problems).toEqual([expect.stringContaining(`content/site.json#${AT}/${message}`)])
})

test('a video that changes makes another revision, under another address', async () => {
  const folder = await addVideo(copySample())
  const look = async () => {
    const loaded = await loadContentSnapshot(folder)
    return loaded.ok ? [loaded.value.revision.id, loaded.value.media.videos.get('waves.webm')?.hashedName] : loaded.problems
  }
  const [id, name] = await look()
  writeFileSync(join(folder, 'videos/waves.webm'), Buffer.concat([VIDEO.webm, Buffer.alloc(1)]))
  const [nextId, nextName] = await look()
  expect([id === nextId, name === nextName]).toEqual([false, false])
})
