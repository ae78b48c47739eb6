import { Button, Flex, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { pathToString } from 'sanity'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import { placeOf } from '../../studio-model/documents/place-of.ts'
import { type LeftBehind, leftBehind } from '../../studio-model/publish/left-behind.ts'
import { textsApart } from '../../studio-model/publish/texts-apart.ts'
import { useDraftEdit } from '../client/use-draft-edit.tsx'
import { type Caution, CautionBox } from './caution-box.tsx'
import { PlaceLink } from './place-link.tsx'

const SITE = 'site'

/** The pages before and after a change. */
interface ChangedSite {
  published: DatasetDocument | undefined
  draft: DatasetDocument | undefined
  /** Every version of every document, drafts first. */
  documents: readonly DatasetDocument[]
}

/** Texts of the layout that a change leaves as they are: those that both said, and those that it has said in words of its own. */
export function OtherLayoutView({ openId, documents }: { openId: string | null; documents: readonly DatasetDocument[] }) {
  // Drafts stand before what is published.
  const [draft, published] = documents.filter(({ _id }) => _id === SITE)
  const { cautions, failure } = useOtherLayout({ published, draft, documents })
  if (openId !== SITE) return null
  return (
    <>
      {cautions.map(caution => (
        <CautionBox key={caution.label} {...caution} />
      ))}
      {failure}
    </>
  )
}

/** The same as what an owner should look at: each text with a link, and the press that says the new one there too. */
export function useOtherLayout({ published, draft, documents }: ChangedSite): { cautions: readonly Caution[]; failure: ReactNode } {
  const { edit, failure } = useDraftEdit()
  if (published === undefined || draft === undefined) return { cautions: [], failure }
  const [left, apart] = [leftBehind(published, draft), textsApart(published, draft)]
  const onSay = (pointer: string, text: string) => edit(new Map([[SITE, { set: { [pathToString(placeOf(draft, 'Site', pointer).path)]: text } }]]))
  const caution = (label: string, title: string, texts: readonly LeftBehind[]): Caution[] =>
    texts.length === 0
      ? []
      : [
          {
            label,
            title,
            inShort: texts.map(({ layout, text }) => `${layout}: “${text}”`).join('; '),
            children: <OtherTexts texts={texts} draft={draft} documents={documents} onSay={onSay} />,
          },
        ]
  return {
    cautions: [
      ...caution('Texts of the other layout', 'Desk and phone said the same here. With this change one of them still says:', left),
      ...caution('Own texts of the other layout', 'Desk and phone have texts of their own here. The other one goes on saying:', apart),
    ],
    failure,
  }
}

interface OtherTextsProps {
  texts: readonly LeftBehind[]
  draft: DatasetDocument
  documents: readonly DatasetDocument[]
  onSay: (pointer: string, text: string) => void
}

function OtherTexts({ texts, draft, documents, onSay }: OtherTextsProps) {
  return (
    <Stack as="ul" gap={3}>
      {texts.map(({ pointer, text, layout, instead }) => (
        <Stack as="li" key={pointer} gap={3}>
          <Text size={1}>
            {layout}: “{text}” <PlaceLink openId={SITE} document={draft} pointer={pointer} documents={documents} />
          </Text>
          {instead !== null && (
            <Flex>
              <Button mode="ghost" fontSize={1} padding={2} text={`Say “${instead}” there too`} onClick={() => onSay(pointer, instead)} />
            </Flex>
          )}
        </Stack>
      ))}
    </Stack>
  )
}
