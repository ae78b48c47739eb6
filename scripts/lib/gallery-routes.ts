import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ViteDevServer } from 'vite'
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
