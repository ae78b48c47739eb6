import { useMedia } from '../hooks/use-media.ts'

/** Says how the admin becomes an app of the device; nothing where it is one already. */
export function InstallHint() {
  const isApp = useMedia('(display-mode: standalone)')
  if (isApp) return null
  return (
    <section>
      <h3>As an app</h3>
      <p>
        Install the admin from the browser’s menu: “Install app”, or “Add to Home Screen” under Share on an iPhone. It opens with Today, and has an
        icon of its own.
      </p>
    </section>
  )
}
