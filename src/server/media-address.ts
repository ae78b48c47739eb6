import type { Media } from '#src/cms/media.ts'

/** Where the illustration with this name is; its address changes with it. */
export function illustrationAddress({ illustrations }: Media, name: string): string {
  return `/illustrations/${illustrations.get(name)?.hashedName ?? `${name}.svg`}`
}

/** Where the image or the font of this file is; its address changes with it. */
export function fileAddress(media: Media, kind: 'images' | 'fonts', file: string): string {
  return `/${kind}/${media[kind].get(file)?.hashedName ?? file}`
}
