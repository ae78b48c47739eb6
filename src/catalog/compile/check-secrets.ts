import type { Category, Id } from '#src/contract/generated/types.ts'
import type { CatalogVisit } from './build-catalog.ts'
import { saidConditions } from '../conditions.ts'
import type { ContentPointer } from './content-pointer.ts'

/** Content of which browsers load every id and title, and no coupons. */
interface Told {
  visit?: CatalogVisit
  categories: readonly Category[]
}

/** A draft that has just been begun lacks them. */
interface Named {
  id?: Id
  title?: string
}

/** Reports coupons, of whichever category, that stand in an id or a title of a package, an add-on or a rule: visitors could read them. `root` is that of the content. */
export function checkSecrets({ visit, categories }: Told, root: ContentPointer): void {
  const coupons = categories.flatMap(({ rules = [] }) => rules.flatMap(saidConditions)).flatMap(condition => condition.coupons ?? [])
  const codes = [...new Set(coupons)]
  if (codes.length === 0) return
  const check = (named: Named, pointer: ContentPointer) => {
    for (const key of ['id', 'title'] as const) {
      const told = codes.find(code => tellsCode(named[key] ?? '', code))
      if (told !== undefined) pointer.at(key).report(`tells the code "${told}" to everybody: choose another`)
    }
  }
  categories.forEach(({ packages, addonGroups, rules = [] }, position) => {
    const pointer = root.at('categories', position)
    packages.forEach((item, at) => check(item, pointer.at('packages', at)))
    addonGroups.forEach((group, at) => {
      check(group, pointer.at('addonGroups', at))
      group.items.forEach((item, within) => check(item, pointer.at('addonGroups', at, 'items', within)))
    })
    rules.forEach((rule, at) => check(rule, pointer.at('rules', at)))
  })
  visit?.rules?.forEach((rule, at) => check(rule, root.at('visit', 'rules', at)))
}

/** Whether whoever reads a text reads a code in it. */
export function tellsCode(text: string, code: string): boolean {
  return plain(code) !== '' && plain(text).includes(plain(code))
}

/** However it is written, a code is the same. */
function plain(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}
