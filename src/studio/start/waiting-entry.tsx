import { Text } from '@sanity/ui'
import { Fragment } from 'react'
import { IntentLink } from 'sanity/router'
import { type Waiting, waitingTitle } from '../../studio-model/history/waiting.ts'

interface WaitingEntryProps {
  entry: Waiting
  nameOf: (id: string) => string
}

/** More lines are counted. */
const MOST_LINES = 3

/** What one action changed and is not published, with links to the forms. */
export function WaitingEntry({ entry, nameOf }: WaitingEntryProps) {
  const { drafts, offers, lines } = entry
  return (
    <>
      {(offers.length > 0 || drafts.length > 1) && (
        <Text size={1} weight="semibold">
          {waitingTitle(entry)}
        </Text>
      )}
      <Text size={1}>
        {drafts.map(({ _id: id, _type: type }, at) => (
          <Fragment key={id}>
            {at > 0 && ', '}
            <IntentLink intent="edit" params={{ id, type }}>
              {nameOf(id)}
            </IntentLink>
          </Fragment>
        ))}
      </Text>
      {lines.slice(0, MOST_LINES).map(line => (
        <Text key={line} size={1} muted>
          {line}
        </Text>
      ))}
      {lines.length > MOST_LINES && (
        <Text size={1} muted>
          And {lines.length - MOST_LINES} more.
        </Text>
      )}
    </>
  )
}
