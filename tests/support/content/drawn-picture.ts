import type { PageAssets } from '#src/page/page-renderer.ts'

/** Every picture as one that is drawn: its file, whatever the placement. */
export const drawn: PageAssets['picture'] = ({ src, width, height }) => ({ src: `/images/${src}`, width, height, tone: null, srcsets: null })
