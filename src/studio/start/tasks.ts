import { nameIn } from '../../studio-model/documents/document-name.ts'
import { inSiteOrder } from '../../studio-model/documents/site-order.ts'
import { currentDocuments, type Documents } from '../../studio-model/publish/check-draft.ts'
import { OFFER_TOOL } from '../offer/offer-tool.tsx'
import { SHEET_TOOL } from '../sheet/sheet-tool.tsx'

/** Where something is done: a tool at the top, or a document, at a field of it. */
interface Place {
  readonly words: string
  readonly intent: string
  readonly params: Readonly<Record<string, string>>
}

/** What owners do most. */
export interface Task {
  readonly task: string
  readonly how: string
  readonly places: readonly Place[]
}

/** The commonest tasks, each with the places where it is done. */
export function tasksOf(documents: Documents): Task[] {
  const current = inSiteOrder(currentDocuments(documents))
  const inEach = (of: string, path = ''): Place[] =>
    current
      .filter(({ _type }) => _type === of)
      .map(({ _id: id, _type: type }) => ({ words: nameIn(current, id), intent: 'edit', params: { id, type, ...(path !== '' && { path }) } }))
  return [
    { task: 'Raise prices', how: 'select some, or take all, and say by how much', places: [inTool(SHEET_TOOL)] },
    { task: 'Change a text', how: 'open Page above the form and press the text; a category has a page of its own', places: inEach('site') },
    { task: 'Close a day', how: 'add it to the closed days', places: inEach('business', 'closedDates') },
    { task: 'Add a package, or take one off', how: 'Add stands below them, Remove in the menu of each', places: inEach('category', 'packages') },
    { task: 'Add an add-on, or take one off', how: 'the same, in its group', places: inEach('category', 'addonGroups') },
    {
      task: 'Add a size, or take one off',
      how: '“Add a column” or “Take a column off” in Prices; where no price depends on one yet, a question of the category',
      places: [inTool(SHEET_TOOL), ...inEach('category', 'inputs')],
    },
    { task: 'Make an offer', how: 'say how much, on which days and for what', places: [inTool(OFFER_TOOL)] },
    {
      task: 'Take a category off the site, for a while or for good',
      how: 'in the menu beside Publish; one press on this page brings it back',
      places: inEach('category'),
    },
    {
      task: 'Charge for the way (a travel fee), or less for the second of a visit',
      how: 'a form for each stands above the rules of a visit',
      places: [{ words: 'Visit', intent: 'edit', params: { id: 'visit', type: 'visit', path: 'rules' } }],
    },
    {
      task: 'Ask for a deposit, or a fee for cancelling',
      how: 'say how much, and when',
      places: [{ words: 'Deposits and cancelling', intent: 'edit', params: { id: 'policies', type: 'policies' } }],
    },
    { task: 'Give a discount code', how: 'an offer with “Only with a code”', places: [inTool(OFFER_TOOL)] },
  ]
}

function inTool({ name, title }: { name: string; title: string }): Place {
  // The address of an intent without parameters is not read.
  return { words: title, intent: name, params: { tool: name } }
}
