import { checkExamples } from '#src/catalog/examples/check-examples.ts'
import { ContentPointer } from '#src/catalog/compile/content-pointer.ts'
import { saidAt } from '#src/catalog/compile/named-prices.ts'
import { type CheckedEpoch, publishCheck } from '#src/catalog/publish-check/publish-check.ts'
import type { Problem } from '#src/contract/decode.ts'
import type { Content, FailedExample } from '#src/contract/generated/types.ts'
import { checkBusiness } from './check-business.ts'
import { checkFieldPrefixes, checkFormContent } from './check-form-content.ts'
import { checkHolds } from './check-holds.ts'
import { checkSavedEstimates } from './check-saved-estimates.ts'
import { checkMails } from './check-mails.ts'
import { checkMediaReferences, type MediaNames } from './check-media-references.ts'
import { checkPackages } from './check-packages.ts'
import { checkPages } from './check-pages.ts'
import { checkPaths } from './check-paths.ts'
import { checkProse } from './check-prose.ts'
import { checkQuestions } from './check-questions.ts'
import { checkSite } from './check-site.ts'
import { checkTexts } from './check-texts.ts'
import { checkTheme } from './check-theme.ts'

/** Problems of the content; it may go live when there are none. */
export interface CheckReport {
  problems: Problem[]
  /** Number of selections that the publish check covered. */
  selections: number
  /** Examples that cost something else, which is among the problems. */
  examples: FailedExample[]
  /** The catalogs that were checked; null when one cannot be compiled. */
  epochs: readonly CheckedEpoch[] | null
}

/** Checks what the schemas of single documents cannot express: references between documents, the catalog, every selection, and the colours. */
export function checkContent(content: Content, media: MediaNames): CheckReport {
  const problems: Problem[] = []
  const root = new ContentPointer(problems)
  checkBusiness(content.business, root.at('business'))
  checkHolds(content, root)
  checkSavedEstimates(content, root)
  checkSite(content, root)
  checkPages(content.site, content.business, root.at('site'))
  checkMails(content.site, content.business, root.at('site'))
  checkFormContent(content, root.at('bookingForm'))
  checkFieldPrefixes(content.categories, root.at('categories'))
  checkQuestions(content, root)
  checkPackages(content, root)
  checkPaths(content, root)
  checkMediaReferences(content, media, root)
  checkTexts(content, root)
  checkProse(content, root)
  checkTheme(content.theme, root.at('theme'))
  const published = publishCheck(content)
  const examples = published.epochs === null ? [] : checkExamples(content, published.epochs, root.at('examples', 'examples'))
  const { selections, epochs } = published
  return { problems: saidOnce([...problems, ...published.problems], content), selections, examples, epochs }
}

/** Moves problems inside written-out prices to the named price, and leaves out those that then repeat. */
function saidOnce(problems: readonly Problem[], content: Content): Problem[] {
  const said = problems.map(({ pointer, message }) => ({ pointer: saidAt(pointer, content), message }))
  return [...new Map(said.map(problem => [`${problem.pointer} ${problem.message}`, problem])).values()]
}
