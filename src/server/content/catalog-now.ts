import { toldCatalog } from '#src/booking/programs/told-catalog.ts'
import type { ServiceCatalog } from '#src/contract/generated/types.ts'
import type { AppContext } from '../app-context.ts'
import { publicOriginOf, todayOf } from '../pages/page-request.ts'

interface KeptCatalog {
  /** Names the revision and the day. */
  tag: string
  catalog: ServiceCatalog
}

const kept = new WeakMap<AppContext, KeptCatalog>()

/** What programs are told of services and prices, told once for each revision and day, whoever asks. */
export function catalogNow(context: AppContext): KeptCatalog {
  const { revision } = context.content.current()
  const day = todayOf(revision, context)
  const tag = `"${revision.id}-${day}"`
  const known = kept.get(context)
  if (known?.tag === tag) return known
  const made = { tag, catalog: toldCatalog(revision, day, publicOriginOf(context)) }
  kept.set(context, made)
  return made
}
