import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Layout } from '#src/contract/generated/types.ts'
import { addressedPages, presentPath } from '#src/contract/page-addresses.ts'
import { pagePaths, toPagePath } from '#src/page/page-paths.ts'
import { chooseLayout, LAYOUT_COOKIE, LAYOUT_HEADERS, toLayout } from '../pages/layout-choice.ts'
import { PROGRAM_PATHS } from '../http/program-paths.ts'
import type { PageCache } from '../pages/page-cache.ts'
import { pageRequest } from '../pages/page-request.ts'
import { sendPage } from '../pages/send-page.ts'
import { prepareBeforeLive } from '../pages/prepare-pages.ts'
import { HttpError } from '../http/http-error.ts'
import type { AppContext } from '../app-context.ts'

/** Leads programs from a page to what is written for them (RFC 8288; `service-desc`: RFC 8631), without a byte of the page. */
const FOR_PROGRAMS = `</llms.txt>; rel="describedby"; type="text/plain", <${PROGRAM_PATHS.description}>; rel="service-desc"; type="application/json"`

const YEAR_SECONDS = 365 * 24 * 3600

/** Every page, in the visitor's layout. */
export function addPages(app: FastifyInstance, context: AppContext, cache: PageCache): void {
  const { site } = context
  if (site !== null) prepareBeforeLive(cache, site, context)

  app.get('/admin', (_, reply) => reply.redirect('/#/admin', 303))

  app.get('/*', async (request, reply) => {
    // A proxy may send an absolute-form target (RFC 9112, 3.2.2).
    const address = URL.parse(request.url.startsWith('/') ? `http://localhost${request.url}` : request.url)
    if (address === null) return reply.callNotFound()
    const path = toPagePath(address.pathname)
    const { content } = context.content.current().revision
    if (!pagePaths(content).includes(path)) {
      const present = presentPath(path, addressedPages(content))
      return present === null ? reply.callNotFound() : leadOn(reply, present + address.search)
    }
    if (site === null) throw new HttpError(503, { error: 'The pages have not been built yet: run npm run build' })
    const wanted = toLayout(address.searchParams.get('layout'))
    if (wanted !== null) return switchLayout(reply, wanted, path + withoutLayout(address), context)

    const layout = chooseLayout(request)
    const kept = await cache.page(pageRequest(path, layout, context), site.renderer)
    if (kept === null) return reply.callNotFound()
    if (request.cookies[LAYOUT_COOKIE] !== undefined) rememberLayout(reply, layout, context)
    reply.headers({ 'cache-control': 'private, no-cache', vary: `${LAYOUT_HEADERS}, Accept-Encoding`, link: FOR_PROGRAMS })
    return sendPage(request, reply, kept)
  })
}

/** Leads from a former address for good; browsers ask anew each time, as for pages, so that an owner can take it back. */
function leadOn(reply: FastifyReply, present: string): FastifyReply {
  return reply.header('cache-control', 'private, no-cache').redirect(present, 301)
}

/** Sets the cookie and redirects to the same page without the parameter. */
function switchLayout(reply: FastifyReply, layout: Layout, page: string, context: AppContext): FastifyReply {
  rememberLayout(reply, layout, context)
  // The hash tells the page's script, whose stored choice would win otherwise.
  return reply.header('cache-control', 'no-store').redirect(`${page}#layout=${layout}`, 303)
}

function withoutLayout({ searchParams }: URL): string {
  searchParams.delete('layout')
  return searchParams.size === 0 ? '' : `?${searchParams.toString()}`
}

function rememberLayout(reply: FastifyReply, layout: Layout, { config }: AppContext): void {
  const secure = config.publicOrigin?.startsWith('https:') ?? false
  // Not HttpOnly: scripts write it too.
  reply.setCookie(LAYOUT_COOKIE, layout, { path: '/', maxAge: YEAR_SECONDS, sameSite: 'lax', secure })
}
