import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Section, Site } from '#src/contract/generated/types.ts'
import { photo } from './photo.ts'

/** The video of the gallery, a second and a half in two or three kilobytes. */
export const VIDEO = { webm: readFileSync('src/gallery/media/video.webm'), mp4: readFileSync('src/gallery/media/video.mp4') }

const FILES = [{ src: 'waves.webm' }, { src: 'waves.mp4' }]

/** Gives the heroes of a content folder a photograph and a video. */
export async function addVideo(folder: string): Promise<string> {
  for (const kind of ['images', 'videos']) mkdirSync(join(folder, kind), { recursive: true })
  writeFileSync(join(folder, 'images/still.jpg'), await photo({ width: 600, height: 400 }))
  for (const ending of ['webm', 'mp4']) cpSync(`src/gallery/media/video.${ending}`, join(folder, `videos/waves.${ending}`))
  const withVideo = (section: Section): Section =>
    section.kind === 'hero'
      ? {
          ...section,
          picture: { src: 'still.jpg', alt: 'What stands still' },
          video: { files: FILES, pause: 'Pause the video', play: 'Play the video' },
        }
      : section
  const site = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')) as Site
  for (const part of [site.desktop, ...site.mobile.views]) part.sections = part.sections.map(withVideo)
  writeFileSync(join(folder, 'site.json'), JSON.stringify(site, null, 2))
  return folder
}
