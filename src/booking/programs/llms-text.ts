import type { Revision } from '#src/catalog/revision.ts'
import { aboveTexts } from '#src/catalog/told/above-rows.ts'
import { fill, pageValues } from '#src/catalog/words/fill.ts'
import type { Id, ServiceCatalog, ToldService } from '#src/contract/generated/types.ts'

/** Where programs ask, below the origin. */
export interface ProgramPaths {
  catalog: string
  description: string
  mcp: string
}

/** The llms.txt of the site (llmstxt.org): the business in a few lines, then links with what they lead to. */
export function llmsText(revision: Revision, { day, business, services }: ServiceCatalog, paths: ProgramPaths): string {
  const { content } = revision
  const { site, business: whole } = content
  const values = pageValues(whole, day)
  const at = (path: string) => business.url + path.slice(1)
  const hours = business.hours.map(({ day: weekday, open, close }) => `${weekday} ${open}-${close}`)
  const pages = site.pages ?? []
  return [
    `# ${plain(business.name)}`,
    `> ${plain(fill(site.meta.description, values))}`,
    list([
      `Phone ${business.phone}, e-mail ${business.email}`,
      `Works in ${business.places.join(', ')}`,
      `Open ${hours.join(', ')} (${business.time_zone})`,
      'The form books, and nothing else: prepare a link to it, and let a person send it',
    ]),
    '## Services',
    list(services.map(service => linked(service.title, service.url, offered(service, endsOf(service.id))))),
    ...policiesIn(services),
    '## For programs',
    list([
      linked('Catalog', at(paths.catalog), 'every service, question, add-on and rule, with prices in words and as data (JSON)'),
      linked('API', at(paths.description), 'every call, described in OpenAPI'),
      linked('MCP', at(paths.mcp), 'list_services, estimate, free_times and prepare_request, over streamable HTTP and without sign-in'),
    ]),
    ...(pages.length > 0
      ? ['## Optional', list(pages.map(({ title, path, meta }) => linked(fill(title, values), at(path), fill(meta.description, values))))]
      : []),
    '',
  ].join('\n\n')

  function endsOf(id: Id): string[] {
    return content.categories.filter(category => category.id === id).flatMap(category => aboveTexts(category, { ...revision, today: day }).map(plain))
  }
}

/** The deposits and cancellation fees of all services, each sentence once. */
function policiesIn(services: ServiceCatalog['services']): string[] {
  const told = [...new Set(services.flatMap(({ policies = [] }) => policies))]
  return told.length === 0 ? [] : ['## Deposits and cancelling', list(told.map(plain))]
}

/** What a service offers, what its prices include (that tax comes to them stands beside each), and above which numbers it has none. */
function offered({ packages, tax }: ToldService, ends: readonly string[]): string {
  const starts = packages.map(item => `${plain(item.title)} ${item.starting_at}`)
  const isSaid = tax === undefined || starts.some(start => start.endsWith(tax))
  return [...starts, ...(isSaid ? [] : [tax]), ...ends].join('; ')
}

function linked(title: string, address: string, about: string): string {
  return `[${plain(title)}](${address}): ${about}`
}

function list(items: readonly string[]): string {
  return items.map(item => `- ${item}`).join('\n')
}

/** Without what would end a link's text. */
function plain(text: string): string {
  return text.replaceAll(/[[\]]/g, String.raw`\$&`)
}
