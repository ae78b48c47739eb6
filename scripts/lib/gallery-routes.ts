import type { FastifyInstance, FastifyRequest } from 'fastify'
import { build, type ViteDevServer } from 'vite'
import type * as Gallery from '#src/gallery/render-gallery.tsx'
import type { AppContext } from '#src/server/app-context.ts'
import { toLayout } from '#src/server/pages/layout-choice.ts'
import { pageRequest } from '#src/server/pages/page-request.ts'

/** Serves the gallery, rendered from source at every request, so that it is never stale. */
export function addGallery(app: FastifyInstance, vite: ViteDevServer, context: AppContext): void {
  const render = async ({ url }: FastifyRequest) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const { renderGallery } = (await vite.ssrLoadModule('/src/gallery/render-gallery.tsx')) as typeof Gallery
    const page = pageRequest('/', toLayout(searchParams.get('layout')) ?? 'desktop', context)
    return renderGallery(page, pathname.slice('/gallery/'.length), searchParams.get('scheme'))
  }
  let admin: ReturnType<typeof bundleAdmin> | null = null
  vite.watcher.on('change', () => (admin = null))
  app.get('/gallery/admin.js', async (_, reply) => reply.type('text/javascript').send((await (admin ??= bundleAdmin())).script))
  app.get('/gallery/admin.css', async (_, reply) => reply.type('text/css').send((await (admin ??= bundleAdmin())).styles))
  for (const path of ['/gallery', '/gallery/*']) {
    app.get(path, (request, reply) =>
      render(request).then(html =>
        html === null
          ? reply.status(404).send({ error: 'The gallery has no such specimen' })
          : reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html),
      ),
    )
  }
}

/** Bundles the admin of the gallery's frames: in modules, each of some sixty frames would ask for hundreds of files. */
async function bundleAdmin(): Promise<{ script: string; styles: string }> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      cssMinify: false,
      modulePreload: false,
      rolldownOptions: { input: 'src/gallery/admin/main.ts', output: { codeSplitting: false } },
    },
  })
  if (!('output' in built)) throw new Error('the build of the admin in the gallery has no single output')
  const styles = built.output.flatMap(file => (file.type === 'asset' ? [String(file.source)] : []))
  return { script: built.output[0].code, styles: styles.join('\n') }
}
