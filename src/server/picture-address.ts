import type { Pictures } from '#src/cms/pictures.ts'

/** Where the illustration with this name is; its address changes with it. */
export function illustrationAddress({ illustrations }: Pictures, name: string): string {
  return `/illustrations/${illustrations.get(name)?.hashedName ?? `${name}.svg`}`
}

/** Where the image of this file is; its address changes with it. */
export function imageAddress({ images }: Pictures, file: string): string {
  return `/images/${images.get(file)?.hashedName ?? file}`
}
