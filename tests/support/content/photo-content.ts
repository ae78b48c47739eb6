import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Category, Image, Section, Site } from '#src/contract/generated/types.ts'
import { photo } from './photo.ts'

interface PhotoContentOptions {
  /** How many pictures the gallery has. */
  gallery?: number
  /** In pixels. */
  width?: number
  height?: number
}

/** How many different scenes are drawn, since drawing takes its time. */
const SCENES = 12

const FILTER = { label: 'Show pictures of', all: 'Everything' }
const VIEWER = { previous: 'Previous', next: 'Next', close: 'Close' }

/** Puts a picture wherever the content of a folder takes one, and some into its gallery. */
export async function addPhotos(folder: string, { gallery = 3, width = 600, height = 450 }: PhotoContentOptions = {}): Promise<string> {
  mkdirSync(join(folder, 'images'), { recursive: true })
  const scenes = new Map<number, Buffer>()
  let images = 0
  const image = async (name: string, alt: string): Promise<Image> => {
    const scene = ++images % SCENES
    const bytes = scenes.get(scene) ?? (await photo({ width, height, scene }))
    scenes.set(scene, bytes)
    // What stands behind a JPEG's end is not shown: each file is another one.
    writeFileSync(join(folder, 'images', `${name}.jpg`), Buffer.concat([bytes, Buffer.from(name)]))
    return { src: `${name}.jpg`, alt }
  }
  const [hero, tile, shared] = [
    await image('first', 'What is seen first'),
    await image('tile', 'How it is done'),
    await image('package', 'What it is'),
  ]
  const finished: Image[] = []
  for (let number = 1; number <= gallery; number++) finished.push(await image(`work-${number}`, `Finished work number ${number}`))
  const tags = [{ category: 'Car' }, { package: 'rv-exterior-detailing' }, { category: 'Car', package: 'car-gold-shine' }]
  const work = finished.map((each, index) => ({ ...each, ...tags[index % tags.length], caption: `Caption ${index + 1}` }))
  const withPictures = (section: Section): Section => {
    if (section.kind === 'hero') return { ...section, picture: { ...hero, focus: { x: 50, y: 60 } } }
    if (section.kind === 'about') return { ...section, picture: tile, tiles: section.tiles.map(each => ({ ...each, picture: tile })) }
    return section.kind === 'gallery' ? { ...section, images: work, filter: FILTER, viewer: VIEWER } : section
  }
  const site = read(folder, 'site.json') as Site
  site.logo = { picture: await image('logo', 'Our logo') }
  for (const part of [site.desktop, ...site.mobile.views]) part.sections = part.sections.map(withPictures)
  const comparison: Section = {
    kind: 'before-after',
    id: 'comparison',
    title: 'Before and after',
    labels: { before: 'Before', after: 'After', slider: 'How much is shown of before' },
    pairs: [{ before: await image('before', 'A dull car'), after: await image('after', 'The same car, shining'), caption: 'One day of work' }],
  }
  site.desktop.sections.splice(1, 0, comparison)
  write(folder, 'site.json', site)
  for (const file of readdirSync(join(folder, 'categories')).map(name => join('categories', name))) {
    const category = read(folder, file) as Category
    const packages = category.packages.map(each => ({ ...each, picture: shared }))
    write(folder, file, { ...category, picture: await image(category.id.toLowerCase(), category.title), packages })
  }
  return folder
}

function read(folder: string, file: string): unknown {
  return JSON.parse(readFileSync(join(folder, file), 'utf8'))
}

function write(folder: string, file: string, document: unknown): void {
  writeFileSync(join(folder, file), JSON.stringify(document, null, 2))
}
