import { IntentLink } from 'sanity/router'
import { titleOf } from '../../studio-model/documents/documents.ts'

/** The help text of the request form's fields, and of what kind one is: no price depends on any, and the questions that it does depend on stand in other documents. */
export function FormFieldHelp() {
  return (
    <>
      No price depends on an answer here. A question that changes the price stands under “Questions” of its category, or for every visit here:{' '}
      <IntentLink intent="edit" params={{ id: 'visit', type: 'visit', path: 'inputs' }}>
        {titleOf('visit')}: Questions
      </IntentLink>
    </>
  )
}
