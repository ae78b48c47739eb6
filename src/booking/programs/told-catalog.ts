import { isCoupon } from '#src/catalog/inputs/is-coupon.ts'
import { addonLines, type PriceLines } from '#src/catalog/told/price-lines.ts'
import { lowest } from '#src/catalog/told/costed-rows.ts'
import { toldPolicies } from '#src/catalog/told/policy-rows.ts'
import { laterRows } from '#src/catalog/told/later-rows.ts'
import { ruleRows } from '#src/catalog/told/rule-rows.ts'
import { besidePrices, taxRows } from '#src/catalog/told/tax-rows.ts'
import { onDaysText } from '#src/catalog/told/on-days.ts'
import { startOf, toldPrice, type ToldScope } from '#src/catalog/told/told-price.ts'
import type { Revision } from '#src/catalog/revision.ts'
import { durationText } from '#src/catalog/words/duration-text.ts'
import { durationSpan } from '#src/catalog/words/duration-rows.ts'
import type {
  Addon,
  AddonGroup,
  Business,
  Category,
  Day,
  Package,
  ProductInput,
  ServiceCatalog,
  ToldAddon,
  ToldBusiness,
  ToldPackage,
  ToldPriceRow,
  ToldProduct,
  ToldQuestion,
  ToldRule,
  ToldService,
} from '#src/contract/generated/types.ts'
import { type AskedInput, isAsked } from '#src/catalog/words/input-words.ts'
import { fieldName } from '../request/flat-fields.ts'

type CatalogScope = Revision & ToldScope

/** Everything that can be asked for, with its prices in the words of the page and as data, as of a day; `origin` is that of the site. */
export function toldCatalog(revision: Revision, day: Day, origin: string): ServiceCatalog {
  const scope = { ...revision, today: day }
  const { business, categories } = revision.content
  return { revision: revision.id, day, business: toldBusiness(business, origin), services: categories.map(one => toldService(one, scope, origin)) }
}

function toldBusiness({ name, phone, email, currency, locale, timeZone, serviceArea, hours }: Business, origin: string): ToldBusiness {
  return {
    name,
    url: `${origin}/`,
    phone,
    email,
    currency,
    locale,
    time_zone: timeZone,
    places: serviceArea.places,
    hours: hours.map(({ day, open, close, lastStart }) => ({ day, open, close, last_start: lastStart })),
  }
}

function toldService(category: Category, scope: CatalogScope, origin: string): ToldService {
  const { plus, included } = besidePrices(category, scope)
  const tax = plus ?? included
  return {
    id: category.id,
    title: category.title,
    url: origin + category.path,
    packages: category.packages.map(item => toldPackage(item, category, scope)),
    questions: category.inputs
      .filter(isAsked)
      .filter(input => input.kind !== 'lookup' || !isCoupon(input))
      .map(input => toldQuestion(input, category)),
    counted: category.inputs.filter(input => input.kind === 'product').map(toldProduct),
    addons: category.addonGroups.flatMap(group => group.items.map(addon => toldAddon(addon, group, category, scope))),
    rules: toldRules(category, scope),
    ...(tax !== null && { tax }),
    ...policiesOf(category, scope),
  }
}

function toldPackage(item: Package, category: Category, scope: CatalogScope): ToldPackage {
  const { rows, onDays } = toldPrice(item, category, scope)
  const span = durationSpan(item.duration ?? category.duration)
  return {
    id: item.id,
    title: item.title,
    description: item.description,
    features: item.features,
    duration: span && durationText(span, scope.content.messages.duration),
    starting_at: startOf(item, category, scope),
    least: lowest(rows.map(({ least }) => least)),
    ...(onDays.length > 0 && {
      on_days: onDays.map(told => ({ from: told.from, until: told.until, least: told.least, text: onDaysText(told, scope) })),
    }),
    prices: rows.map(({ labels, text }) => ({ choices: labels, text })),
    price: item.price,
  }
}

function toldQuestion(input: AskedInput, category: Category): ToldQuestion {
  const { id, label, kind } = input
  const own = { id, field: fieldName(category, id), label, kind }
  if (input.kind === 'number') return { ...own, unit: input.units ?? input.unit, min: input.min, max: input.max, decimals: input.scale ?? 0 }
  if (input.kind === 'code')
    return {
      ...own,
      ...(isCoupon(input) && { optional: true }),
      ...(input.pictures && { pictures: input.pictures }),
      ...(input.suggestions && { suggestions: input.suggestions }),
    }
  const options = input.options.map(option => ({ id: option.id, label: option.label }))
  return { ...own, options, ...(input.kind === 'lookup' && { follows: input.from }) }
}

function toldProduct({ id, label, unit, units, of, factor = 1, scale = 0, min, max }: ProductInput): ToldProduct {
  return { id, label, unit: units ?? unit, of, factor, decimals: scale, ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

function toldAddon(addon: Addon, group: AddonGroup, category: Category, scope: ToldScope): ToldAddon {
  const plan = scope.catalog.categoryById.get(category.id)?.addonById.get(addon.id)
  return {
    id: addon.id,
    title: addon.title,
    group: group.title,
    ...(group.choose === 'one' && { excludes_group: true }),
    max: addon.max ?? 1,
    ...(plan?.onlyWith && { only_with: [...plan.onlyWith] }),
    ...(plan && plan.includedIn.size > 0 && { included_in: [...plan.includedIn] }),
    prices: rowsOf(addonLines(addon, category, scope)),
    price: addon.price,
  }
}

/** The deposits and cancellation fees of a service, in sentences. */
function policiesOf(category: Category, scope: ToldScope): Pick<ToldService, 'policies'> {
  const told = toldPolicies(category, scope)
  return told.length === 0 ? {} : { policies: told }
}

function toldRules(category: Category, scope: ToldScope): ToldRule[] {
  return [...laterRows(category, scope), ...ruleRows(category, scope), ...taxRows(category, scope)].map(({ title, conditions, text, ...lines }) => ({
    title,
    conditions,
    prices: rowsOf(lines),
    ...(text !== null && { text }),
  }))
}

function rowsOf({ lines }: PriceLines): ToldPriceRow[] {
  return lines.map(({ label, text }) => ({ choices: label === '' ? [] : [label], text }))
}
