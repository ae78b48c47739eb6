import { ContentPointer } from '#src/catalog/compile/content-pointer.ts'
import { isDrawing, picturesOf } from '#src/cms/documents/site-parts.ts'
import type { Content } from '#src/contract/generated/types.ts'
import type { PageAssets } from '#src/page/page-renderer.ts'
import type { Pictures } from '#src/cms/pictures/read-pictures.ts'
import type { BuiltSite } from '../pages/built-site.ts'
import { pictureSources } from './picture-address.ts'

type Hashed = Readonly<{ hashedName: string }>

/** Hashed names of the files of content, and what pages must know of its pictures. */
export interface MediaAddresses {
  illustrations: ReadonlyMap<string, Hashed>
  drawings: Hashed
  images: ReadonlyMap<string, Hashed>
  videos: ReadonlyMap<string, Hashed>
  fonts: ReadonlyMap<string, Hashed>
  pictures: Pictures
}

/** Addresses of all files that a page loads, and what it must know of the pictures of content; those of a draft need not be there yet. */
export function pageAssets(built: BuiltSite['assets'], media: MediaAddresses, content: Pick<Content, 'site' | 'categories'>): PageAssets {
  return {
    ...built,
    illustration: name => illustrationAddress(media, name),
    drawings: `/illustrations/${media.drawings.hashedName}`,
    image: file => fileAddress(media, 'images', file),
    picture: (image, placement) => {
      const hashedName = media.images.get(image.src)?.hashedName ?? image.src
      return pictureSources(hashedName, media.pictures.get(hashedName), image, placement)
    },
    hasPhotos: picturesOf(content, new ContentPointer([])).some(({ image }) => !isDrawing(image)),
    tones: [...new Set([...media.pictures.values()].flatMap(({ tone }) => tone ?? []))],
    video: file => fileAddress(media, 'videos', file),
    font: file => fileAddress(media, 'fonts', file),
  }
}

/** The hashed names without the files, for a worker thread. */
export function addressesOf({ illustrations, drawings, images, videos, fonts, pictures }: MediaAddresses): MediaAddresses {
  return {
    illustrations: hashedNames(illustrations),
    drawings: { hashedName: drawings.hashedName },
    images: hashedNames(images),
    videos: hashedNames(videos),
    fonts: hashedNames(fonts),
    pictures,
  }
}

function hashedNames(files: MediaAddresses['fonts']): MediaAddresses['fonts'] {
  return new Map([...files].map(([name, { hashedName }]) => [name, { hashedName }]))
}

/** The address of an illustration; it changes with the file's content. */
export function illustrationAddress({ illustrations }: Pick<MediaAddresses, 'illustrations'>, name: string): string {
  return `/illustrations/${illustrations.get(name)?.hashedName ?? `${name}.svg`}`
}

/** The address of an image, a video or a font; it changes with the file's content. */
export function fileAddress<K extends 'images' | 'videos' | 'fonts'>(media: Pick<MediaAddresses, K>, kind: K, file: string): string {
  return `/${kind}/${media[kind].get(file)?.hashedName ?? file}`
}
