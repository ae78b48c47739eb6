import { nameIn } from '../../studio-model/documents/document-name.ts'
import { itemNames } from '../../studio-model/documents/item-names.ts'
import { inSiteOrder } from '../../studio-model/documents/site-order.ts'
import { fieldsOf, keyedList } from '../../studio-model/draft/draft-value.ts'
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
  /** Other words for it, by which it is found. */
  readonly also?: string
  readonly places: readonly Place[]
}

/** The commonest tasks, each with the places where it is done. */
export function tasksOf(documents: Documents): Task[] {
  const current = inSiteOrder(currentDocuments(documents))
  const inEach = (of: string, path = ''): Place[] =>
    current
      .filter(({ _type }) => _type === of)
      .map(({ _id: id, _type: type }) => ({ words: nameIn(current, id), intent: 'edit', params: { id, type, ...(path !== '' && { path }) } }))
  // What a section for phones leaves out is that of the desktop version.
  const inSections = (kind: string, field: string): Place[] =>
    current
      .filter(({ _type }) => _type === 'site')
      .flatMap(site =>
        keyedList(fieldsOf(site['desktop'])['sections']).flatMap(({ key, item }, position) => {
          if (item['kind'] !== kind) return []
          const words = itemNames(site, `/desktop/sections/${position}`).at(-1) ?? nameIn(current, site._id)
          return [
            {
              words: kind === 'hero' ? `At the top: ${words}` : words,
              intent: 'edit',
              params: { id: site._id, type: site._type, path: `desktop.sections[_key=="${key}"].${field}` },
            },
          ]
        }),
      )
  return [
    { task: 'Raise prices', how: 'select some, or take all, and say by how much', also: 'increase lower percent', places: [inTool(SHEET_TOOL)] },
    {
      task: 'Change a text',
      how: 'open Page above the form and press the text; a category has a page of its own',
      also: 'words title headline paragraph',
      places: inEach('site'),
    },
    {
      task: 'Change a photograph',
      how: 'upload it in its field; that of a package, an add-on or a tile is in the form of that',
      also: 'picture image drawing hero banner header gallery upload',
      places: [...inSections('hero', 'picture'), ...inSections('gallery', 'images'), ...inEach('category', 'picture')],
    },
    {
      task: 'Answer a question that customers ask often',
      how: 'Add stands below the questions',
      also: 'FAQ frequent help',
      places: inSections('questions', 'questions'),
    },
    { task: 'Close a day', how: 'add it to the closed days', also: 'holiday vacation off', places: inEach('business', 'closedDates') },
    {
      task: 'Change the opening hours',
      how: 'untick a weekday to close it',
      also: 'open times Sunday Saturday',
      places: inEach('business', 'hours'),
    },
    { task: 'Add a package, or take one off', how: 'Add stands below them, Remove in the menu of each', places: inEach('category', 'packages') },
    {
      task: 'Add an add-on, or take one off',
      how: 'Add stands below its group; Remove in the menu of each, in its group',
      places: inEach('category', 'addonGroups'),
    },
    {
      task: 'Add a size, or take one off',
      also: 'column answer option type',
      how: '“Add a column” or “Take a column off” in Prices, also where there is one price until now',
      places: [inTool(SHEET_TOOL)],
    },
    {
      task: 'Change how long something takes',
      how: '“How long it takes” in the form of a package; of all others of a category, below its packages',
      also: 'duration time minutes hours longer',
      places: inEach('category', 'packages'),
    },
    {
      task: 'See what a customer would pay',
      how: '“Try an estimate” above the form of a category, also before anything is published',
      also: 'price test calculate quote',
      places: inEach('category'),
    },
    { task: 'Make an offer', how: 'say how much, on which days and for what', also: 'discount sale special', places: [inTool(OFFER_TOOL)] },
    {
      task: 'Take a category off the site, for a while or for good',
      also: 'delete remove hide pause unpublish service',
      how: 'in the menu beside Publish; one press on this page brings it back',
      places: inEach('category'),
    },
    {
      task: 'Put the categories in another order',
      also: 'sort move first last',
      // A pane of the structure has no intent that leads to it.
      how: 'under Content, “Order of the categories”: drag them, or press the arrows',
      places: [],
    },
    {
      task: 'Ask something that changes the price',
      also: 'surcharge extra fee question answer',
      how: 'in Questions of its category, “Question that changes the price…”',
      places: inEach('category', 'inputs'),
    },
    {
      task: 'Charge for the way (a travel fee), or less for the second of a visit',
      also: 'distance miles ZIP area',
      how: 'a form for each stands above the rules of a visit',
      places: [{ words: 'Visit', intent: 'edit', params: { id: 'visit', type: 'visit', path: 'rules' } }],
    },
    {
      task: 'Ask for a deposit, or a fee for cancelling',
      also: 'prepayment no-show cancellation',
      how: 'say how much, and when',
      places: [{ words: 'Deposits and cancelling', intent: 'edit', params: { id: 'policies', type: 'policies' } }],
    },
    { task: 'Give a discount code', how: 'an offer with “Only with a code”', also: 'coupon promotion voucher', places: [inTool(OFFER_TOOL)] },
  ]
}

function inTool({ name, title }: { name: string; title: string }): Place {
  // The address of an intent without parameters is not read.
  return { words: title, intent: name, params: { tool: name } }
}
