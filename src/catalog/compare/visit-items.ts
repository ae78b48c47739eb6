import { canonicalJson } from '#src/contract/canonical-json.ts'
import type { Day, Duration, Visit } from '#src/contract/generated/types.ts'
import type { Revision } from '../revision.ts'
import { ANY_DAY } from '../told/visit-days.ts'
import { visitRows } from '../told/visit-rows.ts'
import { asCategory } from '../visit/visit-category.ts'
import { durationRows } from '../words/duration-rows.ts'
import { inputItems, item, line, mayHoldFrom, ruleItemOf, type ShownItem } from './item-lines.ts'

/** Everything that the site shows of what a visit as a whole asks and costs, by item, of today or from a day on; `title` is for one of which content says nothing. */
export function visitItems(shown: Revision, from: Day | null, title: string): ShownItem[] {
  const { epochs: _, ...revision } = shown
  const scope = { ...revision, today: ANY_DAY }
  const { visit } = revision.content
  if (visit === undefined) return [plainVisit(title)]
  const rows = visitRows(scope)
  const rules = (visit.rules ?? []).flatMap((rule, position) => {
    const row = rows[position]
    return row === undefined || !mayHoldFrom(from, rule) ? [] : [ruleItemOf(rule, row)]
  })
  return [wholeItem(visit, revision), ...(visit.inputs ?? []).flatMap(input => inputItems(input, scope)), ...rules]
}

/** A visit of which content says nothing has one item. */
function plainVisit(title: string): ShownItem {
  return { ...item('visit', 'visit', title, [line('items', '1')]), rest: restOf(1) }
}

function wholeItem({ mostItems, limit, duration, atOnce, words }: Visit, { content, money }: Revision): ShownItem {
  const amount = (of: 'minimum' | 'maximum', value: number | undefined) => (value === undefined ? [] : [line(of, money.text(value))])
  const lines = [line('items', String(mostItems)), ...amount('minimum', limit?.min), ...amount('maximum', limit?.max), ...durations(duration)]
  return { ...item('visit', 'visit', words.title, lines.flat()), rest: restOf(atOnce) }

  function durations(own: Duration | undefined) {
    if (own === undefined || content.visit === undefined) return []
    const category = asCategory(content.visit, content.categories)
    return durationRows(own, { category, package: null, money, messages: content.messages }).map(({ labels, text }) => line('duration', text, labels))
  }
}

function restOf(atOnce = 1): string {
  return canonicalJson([atOnce])
}
