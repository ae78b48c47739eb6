import { IntentLink } from 'sanity/router'
import { titleOf } from '../../studio-model/documents/documents.ts'

/** The help text of a category's rules, with a link to the rules for several items of one visit, which stand in another document. */
export function CategoryRulesHelp() {
  return (
    <>
      Discounts, discount codes and surcharges, each of one item. For several items of one visit, such as a discount for the second:{' '}
      <IntentLink intent="edit" params={{ id: 'visit', type: 'visit', path: 'rules' }}>
        {titleOf('visit')}: Rules
      </IntentLink>
    </>
  )
}
