import { Button, Card, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useState } from 'react'
import { useClient, useCurrentLocale } from 'sanity'
import type { DraftLink, DraftLinkRequest } from '../../contract/generated/types.ts'
import { momentText } from '../../studio-model/history/moment-text.ts'
import { askDraftLink, NO_ANSWER, type SiteAnswer } from '../change/site-calls.ts'
import { API_VERSION } from '../client/api-version.ts'
import { useEditingContent } from '../content/use-editing-content.ts'
import { askAsEditor } from './ask-as-editor.ts'

interface Answered {
  answer: SiteAnswer<DraftLink>
  isCopied: boolean
}

/** Copies a link that shows a draft to whoever is sent it. */
export function CopyLink({ asked }: { asked: DraftLinkRequest }) {
  const client = useClient(API_VERSION)
  const [answered, setAnswered] = useState<Answered | null>(null)
  const [isAsking, setAsking] = useState(false)
  const copy = async () => {
    setAsking(true)
    const answer = await askAsEditor(client, secret => askDraftLink(asked, secret)).catch(() => ({ kind: 'failed', message: NO_ANSWER }) as const)
    // Browsers may refuse a copy that comes long after the press: the link stands there too.
    const isCopied = answer.kind === 'answer' && (await copied(answer.body.url))
    setAnswered({ answer, isCopied })
    setAsking(false)
  }
  return (
    <Flex align="center" gap={2} wrap="wrap">
      <Button mode="ghost" padding={2} fontSize={1} text="Copy link" disabled={isAsking} onClick={() => void copy()} />
      <output>{answered !== null && <LinkAnswer {...answered} />}</output>
    </Flex>
  )
}

function LinkAnswer({ answer, isCopied }: Answered) {
  const { id: locale } = useCurrentLocale()
  const content = useEditingContent()
  // The page that the link opens says it so, to people elsewhere.
  const timeZone = content === 'loading' ? undefined : content?.timeZone
  switch (answer.kind) {
    case 'signed out':
      return <Text size={1}>Please sign in to the site first.</Text>
    case 'failed':
      return (
        <Card tone="caution" padding={2} radius={2}>
          <Text size={1}>{answer.message}</Text>
        </Card>
      )
    case 'answer':
      return (
        <Stack gap={2}>
          <Text size={1}>
            {isCopied && 'Copied. '}Anybody with this link sees the draft until {momentText(answer.body.until, locale, timeZone)}.
          </Text>
          <TextInput
            aria-label="Link to the draft"
            fontSize={1}
            padding={2}
            readOnly
            value={answer.body.url}
            onFocus={event => event.currentTarget.select()}
          />
        </Stack>
      )
  }
}

async function copied(url: string): Promise<boolean> {
  return navigator.clipboard.writeText(url).then(
    () => true,
    () => false,
  )
}
