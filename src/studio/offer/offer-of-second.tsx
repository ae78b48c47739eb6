import { Text } from '@sanity/ui'
import { IntentLink } from 'sanity/router'
import { titleOf } from '../../studio-model/documents/documents.ts'

/** The way to what is no offer of some days: a discount for several items of one visit. */
export function OfferOfSecond() {
  return (
    <Text size={1} muted>
      For less on the second item of one visit:{' '}
      <IntentLink intent="edit" params={{ id: 'visit', type: 'visit', path: 'rules' }} style={{ textDecoration: 'underline' }}>
        {titleOf('visit')}: Rules
      </IntentLink>
    </Text>
  )
}
