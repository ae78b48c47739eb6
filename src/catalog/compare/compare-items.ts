import type { Category, ItemDifference, LineDifference } from '#src/contract/generated/types.ts'
import type { Revision } from '../revision.ts'
import { askedNow } from './asked-now.ts'
import { type ItemLine, type ShownDays, type ShownItem, shownItems } from './item-lines.ts'

/** Differences by item, in the newer category's order, removed items last. A missing category has no items. */
export function compareItems(before: Category | null, earlier: Revision, after: Category | null, later: Revision, days: ShownDays): ItemDifference[] {
  const [old, now] = [before === null ? [] : shownItems(before, earlier, days), after === null ? [] : shownItems(after, later, days)]
  return compareShown(old, now, after === null ? [] : askedNow(after.id, earlier, later))
}

/** The differences between two lists of what the site shows; `asked` are the questions that only the newer one has, and that change prices. */
export function compareShown(before: readonly ShownItem[], after: readonly ShownItem[], asked: readonly string[] = []): ItemDifference[] {
  const [old, now] = [byKey(before), byKey(after)]
  const kept = [...now].flatMap(([key, item]) => differenceOf(old.get(key) ?? null, item, asked))
  const gone = [...old].flatMap(([key, item]) => (now.has(key) ? [] : differenceOf(item, null, asked)))
  return [...kept, ...gone]
}

/** The differences that the prices of earlier days have not told already. */
export function notToldYet(found: readonly ItemDifference[], told: readonly ItemDifference[]): ItemDifference[] {
  const known = new Set(told.map(item => JSON.stringify(item)))
  return found.filter(item => !known.has(JSON.stringify(item)))
}

function byKey(items: readonly ShownItem[]): Map<string, ShownItem> {
  return new Map(items.map(item => [`${item.kind} ${item.id}`, item]))
}

function differenceOf(before: ShownItem | null, after: ShownItem | null, asked: readonly string[]): ItemDifference[] {
  const shown = after ?? before
  if (shown === null) return []
  const lines = compareLines(before, after, asked)
  if (lines.length === 0 && before?.rest === after?.rest) return []
  const change = before === null ? 'added' : after === null ? 'removed' : 'changed'
  // The title of an added or removed item is in the difference already.
  const told = change === 'changed' ? lines : lines.filter(({ of }) => of !== 'title')
  return [{ kind: shown.kind, id: shown.id, title: shown.title, change, lines: told }]
}

/** The lines that differ, in the newer order, removed lines last. */
function compareLines(before: ShownItem | null, after: ShownItem | null, asked: readonly string[]): LineDifference[] {
  const [was, is] = [numbered(before?.lines ?? []), numbered(after?.lines ?? [])]
  // The labels of a rule say when it holds: one that held always is another one once it holds on some days.
  const [old, now] = PRICED.has((after ?? before)?.kind) ? withoutStanding(was, is) : [was, is]
  const kept = [...now].map(([key, line]) => {
    const own = old.get(key)
    const isLeastNow = line.isLeast === true && own !== undefined && own.isLeast !== true
    return { ...whatOf(line), before: textOf(line, own, before), after: line.text, ...(isLeastNow && asked.length > 0 && { asked: [...asked] }) }
  })
  const gone = [...old].flatMap(([key, line]) =>
    now.has(key) ? [] : [{ ...whatOf(line), before: line.text, after: textOf(line, undefined, after) }],
  )
  return [...kept, ...gone].filter(line => line.before !== line.after)
}

/** What has a price for each answer. */
const PRICED: ReadonlySet<ShownItem['kind'] | undefined> = new Set(['package', 'addon'])

/**
 * The lines of both sides without the one price of an item and the first answer that has it on the other side: where a price becomes one for each answer,
 * or the other way, that price stays.
 */
function withoutStanding(old: Lines, now: Lines): [Lines, Lines] {
  const [before, after] = standing(old, now) ?? standing(now, old)?.toReversed() ?? []
  const without = (lines: Lines, left: string | undefined) => (left === undefined ? lines : new Map([...lines].filter(([key]) => key !== left)))
  return [without(old, before), without(now, after)]
}

/** The keys of a line without a label and of its counterpart among others; null where there is none. */
function standing(lines: Lines, others: Lines): [string, string] | null {
  for (const [key, line] of lines) {
    if (line.label !== '' || line.isInAll === true || others.has(key)) continue
    const [other] = [...others].find(([own, { of, text, isInAll }]) => of === line.of && text === line.text && !isInAll && !lines.has(own)) ?? []
    if (other !== undefined) return [key, other]
  }
  return null
}

function whatOf({ of, label, isInAll }: ItemLine): Pick<LineDifference, 'of' | 'label' | 'is_in_all'> {
  return { of, label, ...(isInAll && { is_in_all: true as const }) }
}

/** The text of a line's counterpart on the other side: its own, else for a least in all the item's least in all there; null where it has neither. */
function textOf({ isInAll }: ItemLine, own: ItemLine | undefined, item: ShownItem | null): string | null {
  return own?.text ?? (isInAll ? (item?.inAll ?? null) : null)
}

type Lines = ReadonlyMap<string, ItemLine>

/** Lines by field and label, numbered where several have the same. */
function numbered(lines: readonly ItemLine[]): Lines {
  const found = new Map<string, ItemLine>()
  for (const line of lines) {
    let count = 0
    while (found.has(keyOf(line, count))) count++
    found.set(keyOf(line, count), line)
  }
  return found
}

function keyOf({ of, label, isInAll = false }: ItemLine, count: number): string {
  return JSON.stringify([of, label, isInAll, count])
}
