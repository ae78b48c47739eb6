import { Flex, Stack, Text } from '@sanity/ui'
import { IntentLink } from 'sanity/router'
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

/** The commonest tasks, each with the places where it is done. */
export function HowDoI({ documents }: { documents: Documents }) {
  return (
    <>
      <Stack as="ul" gap={4} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {tasksOf(documents).map(({ task, how, places }) => (
          <Stack key={task} as="li" gap={3}>
            <Text size={1}>
              <strong>{task}</strong>: {how}
            </Text>
            <Flex gap={4} wrap="wrap">
              {places.map(({ words, ...place }) => (
                <Text key={words} size={1}>
                  <IntentLink {...place}>{words}</IntentLink>
                </Text>
              ))}
            </Flex>
          </Stack>
        ))}
      </Stack>
      <Text size={1} muted>
        Nothing is live before you press Publish, and what was published can be put back below.
      </Text>
    </>
  )
}

function tasksOf(documents: Documents): { task: string; how: string; places: Place[] }[] {
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
      how: '“Add a column” in Prices; to take one off, remove it from its question',
      places: [inTool(SHEET_TOOL), ...inEach('category', 'inputs')],
    },
    { task: 'Make an offer', how: 'say how much, on which days and for what', places: [inTool(OFFER_TOOL)] },
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
