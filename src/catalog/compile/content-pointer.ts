import type { Problem } from '#src/contract/decode.ts'
import { escapeToken } from '#src/contract/json-pointer.ts'
import { nearestWord } from '#src/contract/nearest-word.ts'

/** A JSON pointer into content (RFC 6901) that problems are reported at; all pointers of a tree share one list of problems. */
export class ContentPointer {
  readonly text: string
  readonly problems: Problem[]

  constructor(problems: Problem[], text = '') {
    this.problems = problems
    this.text = text
  }

  at(...keys: (string | number)[]): ContentPointer {
    return new ContentPointer(this.problems, this.text + keys.map(key => `/${escapeToken(String(key))}`).join(''))
  }

  report(message: string): void {
    this.problems.push({ pointer: this.text, message })
  }

  /** Indexes items by id and reports duplicate ids. */
  index<T extends { id: string }>(items: readonly T[], what: string): Map<string, T> {
    const byId = new Map<string, T>()
    items.forEach((item, position) => {
      const first = byId.get(item.id)
      if (first === undefined) byId.set(item.id, item)
      else this.at(position, 'id').report(`a second ${what} with the id "${item.id}", after number ${items.indexOf(first) + 1}: ids must differ`)
    })
    return byId
  }

  /** Looks up an item by id; reports an unknown id. */
  find<T>(byId: ReadonlyMap<string, T>, id: string, what: string): T | null {
    const found = byId.get(id)
    if (found !== undefined) return found
    this.report(`there is no ${what} "${id}"${suggestion(byId.keys(), id, placeOf(what, this.text))}`)
    return null
  }
}

function suggestion(known: Iterable<string>, wanted: string, place: string): string {
  const ids = [...known]
  const near = nearestWord(wanted, ids)
  if (near !== null) return `; did you mean "${near}"?`
  // What begins so is no input that content has, and few places take it.
  const own = ids.filter(each => !each.startsWith('$'))
  return `${own.length > 0 && own.length <= 12 ? `; there are ${own.join(', ')}` : ''}${place}`
}

/** Where a reason belongs that there is not. */
function placeOf(what: string, pointer: string): string {
  if (what !== 'reason') return ''
  return `; add it to "reasons" of ${pointer.startsWith('/visit/') ? 'business.json' : 'this category, or of business.json'}`
}
