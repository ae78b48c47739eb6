import { usePage } from '../renderer/page-view.ts'

/** An empty script, which a browser runs only after the stylesheets before it: it keeps what follows from a flash of unstyled content. */
export const STYLES_BARRIER = ' '

/** The layout's stylesheet, linked in the body: it blocks the rendering of what follows it, not of what stands before. */
export function LayoutStyles() {
  const { layout, assets } = usePage()
  return (
    <>
      <link rel="stylesheet" href={assets.layoutStyles[layout]} />
      <script>{STYLES_BARRIER}</script>
    </>
  )
}
