import { readCoupon } from '#src/catalog/inputs/coupon-key.ts'
import { tellsCode } from '#src/catalog/compile/check-secrets.ts'
import { defaultsOf } from '#src/cms/defaults/defaults-of.ts'
import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { fieldValue } from '../documents/field-value.ts'
import { suggestedId } from '../documents/suggested-id.ts'
import { fieldsOf } from '../draft/draft-value.ts'
import type { EditingContent } from '../draft/editing-content.ts'

/** Returns what is wrong with a discount code; null for a valid one, and for an empty field: the offer has none then. */
export function codeProblem(code: string): string | null {
  if (code === '') return null
  const { length } = readCoupon(code) ?? ''
  const { minLength, maxLength } = lengths()
  return length < minLength || length > maxLength ? `Write from ${minLength} to ${maxLength} letters or digits, such as WINTER10` : null
}

/** How long the schema lets a discount code be. */
function lengths(): { minLength: number; maxLength: number } {
  const codes = fieldValue('When', 'coupons')
  const code = codes?.is === 'list' ? codes.of : null
  return code?.is === 'text' ? { minLength: code.minLength ?? 0, maxLength: code.maxLength ?? Infinity } : { minLength: 0, maxLength: Infinity }
}

/** Whether everybody could read a code in what an offer is called, or in the id that follows from that. */
export function tellingProblem(title: string, code: string): string | null {
  const isTold = [title, suggestedId(title)].some(text => tellsCode(text, code))
  return isTold ? `The name is shown to everybody and contains the code ${code.trim()}: call it something else` : null
}

/** What visitors read of codes in a category that would not say all that is needed: as another category says it, else as usual in their language. */
export function codeTexts(
  document: DatasetDocument,
  documents: readonly DatasetDocument[],
  { language, locale, isLimited }: Pick<EditingContent, 'language' | 'locale'> & { isLimited: boolean },
): object | undefined {
  if (usualTexts(language) !== undefined) return undefined
  const own = saidTexts(document)
  const [others] = documents.flatMap(other => saidTexts(other) ?? [])
  const usual = usualTexts(new Intl.Locale(locale).language)
  const said = own ?? others ?? usual
  if (said === undefined) return undefined
  const missing = isLimited ? Object.entries(fieldsOf(usual)).filter(([name]) => OF_LIMITS.has(name) && !(name in said)) : []
  return own !== undefined && missing.length === 0 ? undefined : { ...said, ...Object.fromEntries(missing) }
}

/** The texts that only limited codes need. */
const OF_LIMITS: ReadonlySet<string> = new Set(['usedUp', 'usedBefore'])

function saidTexts({ _type, couponWords }: DatasetDocument): object | undefined {
  return _type === 'category' && 'label' in fieldsOf(couponWords) ? fieldsOf(couponWords) : undefined
}

function usualTexts(language: unknown): object | undefined {
  const texts = fieldsOf(defaultsOf('category', { couponWords: {} }, language)?.of['couponWords'])
  return 'label' in texts ? { _type: 'CouponWords', ...texts } : undefined
}
