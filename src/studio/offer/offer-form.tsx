import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import type { Day } from '../../contract/generated/types.ts'
import type { EditingContent } from '../../studio-model/draft/editing-content.ts'
import { editsInPlace, offerOf, withoutOffer } from '../../studio-model/offer/changed-offer.ts'
import type { KnownOffer } from '../../studio-model/offer/known-offers.ts'
import { NO_OFFER, type Offer, type OfferEdit, offerProblems, problemsWhileTyping } from '../../studio-model/offer/offer.ts'
import { type OfferOutcome, offerOutcome } from '../../studio-model/offer/offer-words.ts'
import { type OfferFault, offerFaults, withoutPackages } from '../../studio-model/offer/offer-faults.ts'
import { togetherWordsOf } from '../../studio-model/offer/together-words.ts'
import { shownWordsOf } from '../../studio-model/offer/shown-words.ts'
import { OfferFields } from './offer-fields.tsx'

interface OfferFormProps {
  /** The offer that is changed; null for a new one. */
  known: KnownOffer | null
  /** Every document as it is edited. */
  current: readonly DatasetDocument[]
  content: EditingContent
  today: Day
  /** Returns why it was not taken; null where it was. */
  onDone: (edits: ReadonlyMap<string, OfferEdit>, offer: Offer) => Promise<string | null>
  /** Leaves a known offer as it is. */
  onLeave: () => void
  /** Shown below the button, such as the result of the last addition. */
  children: ReactNode
}

/** The new offer as far as it is typed: another screen may be looked at meanwhile. */
const begun = { offer: NO_OFFER }

const NOTHING: OfferOutcome = { words: [], refusals: [] }

/** "10 % off, December 1 to 31, these packages" as one form, new or changed, with what pages will say of it. */
export function OfferForm({ known, current, content, today, onDone, onLeave, children }: OfferFormProps) {
  const [offer, setOffer] = useState<Offer>(() => (known === null ? begun.offer : (offerOf(known, current, content) ?? NO_OFFER)))
  /** How often it was pressed while something was wrong. */
  const [tries, setTries] = useState(0)
  const others = useMemo(() => (known === null ? current : withoutOffer(current, known)), [known, current])
  const [round, setRound] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const problems = offerProblems(offer, today, content.money)
  const isWhole = Object.values(problems).every(problem => problem === null)
  const edits = useMemo(() => (isWhole ? editsInPlace(offer, known, others, content) : null), [isWhole, offer, known, others, content])
  const outcome = useMemo(() => (edits === null ? NOTHING : offerOutcome(edits, others, today)), [edits, others, today])
  const together = useMemo(() => (edits === null ? [] : togetherWordsOf(edits, others, today, content)), [edits, others, today, content])
  const { words, refusals } = outcome ?? NOTHING
  /** Those of the offer as it was when it was last pressed. */
  const [tried, setTried] = useState<{ offer: Offer; faults: readonly OfferFault[] } | null>(null)
  const faults = tried?.offer === offer ? tried.faults : []
  const write = (next: Offer) => {
    setOffer(next)
    if (known === null) begun.offer = next
  }
  const finish = async () => {
    setTries(isWhole ? 0 : tries + 1)
    if (edits === null || refusals.length > 0) return
    const found = offerFaults(edits, others)
    setTried({ offer, faults: found })
    if (found.length > 0) return
    setBusy(true)
    const failed = await onDone(edits, offer)
    setBusy(false)
    setFailure(failed)
    if (failed !== null) return
    write(NO_OFFER)
    setRound(round + 1)
  }
  const place = useRef<HTMLDivElement>(null)
  // On a phone the Change button is below the form: the focus moves up to the first field.
  useEffect(() => {
    if (known !== null) place.current?.querySelector('input')?.focus()
  }, [known])
  useEffect(() => {
    if (tries > 0) place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])
  const title = known === null ? 'New offer' : `Change “${known.title}”`
  return (
    <Card ref={place} as="section" border radius={2} padding={3} aria-label={title}>
      <Stack gap={4}>
        <Heading as="h2" size={1}>
          {title}
        </Heading>
        <OfferFields
          key={round}
          offer={offer}
          problems={tries > 0 ? problems : problemsWhileTyping(offer)}
          current={current}
          content={content}
          onChange={write}
        />
        <output style={{ display: 'block' }}>
          <Stack gap={4}>
            {outcome === null && <Text size={1}>What pages will say cannot be shown while other content has problems.</Text>}
            {words.length > 0 && (
              <Stack gap={3}>
                <Text size={1} muted>
                  {pagesWords(offer, today, content.locale)}
                </Text>
                {words.map(({ category, lines }) => (
                  <Text key={category} size={1}>
                    {category}: {lines.join(' · ')}
                  </Text>
                ))}
              </Stack>
            )}
            {together.length > 0 && (
              <Card tone="caution" border radius={2} padding={3}>
                <Stack gap={3}>
                  {together.map(text => (
                    <Text key={text} size={1}>
                      {text}
                    </Text>
                  ))}
                </Stack>
              </Card>
            )}
          </Stack>
        </output>
        <div role="alert">
          {tries > 0 && !isWhole && <Text size={1}>Not done yet: what is marked above has to be fixed first.</Text>}
          {failure !== null && <Text size={1}>Not done: {failure}</Text>}
          {refusals.length > 0 && <Refused refusals={refusals} />}
          {faults.length > 0 && <Refused refusals={faults.map(({ words }) => words)} />}
        </div>
        <LeaveOut faults={faults} left={withoutPackages(offer, faults, current)} onLeaveOut={write} />
        <Flex gap={3} wrap="wrap">
          <Button
            text={known === null ? 'Add this offer' : 'Change this offer'}
            disabled={isBusy || refusals.length > 0}
            onClick={() => void finish()}
          />
          {known !== null && <Button mode="ghost" text="Leave it as it is" onClick={onLeave} />}
        </Flex>
        <output style={{ display: 'block' }}>{children}</output>
      </Stack>
    </Card>
  )
}

function Refused({ refusals }: Pick<OfferOutcome, 'refusals'>) {
  return (
    <Stack gap={3}>
      <Text size={1} weight="semibold">
        The site would not take this:
      </Text>
      {refusals.map(refusal => (
        <Text key={refusal} size={1}>
          {refusal}
        </Text>
      ))}
    </Stack>
  )
}

interface LeaveOutProps {
  faults: readonly OfferFault[]
  /** The offer without their packages. */
  left: Offer
  onLeaveOut: (left: Offer) => void
}

/** The press that leaves out the packages of which an offer would leave nothing, where any others are left. */
function LeaveOut({ faults, left, onLeaveOut }: LeaveOutProps) {
  if (faults.length === 0 || left.packages.size + left.categories.size === 0) return null
  const titles = new Intl.ListFormat('en').format(faults.map(({ title }) => `“${title}”`))
  return (
    <Flex>
      <Button mode="ghost" fontSize={1} padding={2} text={`Leave out ${titles}`} onClick={() => onLeaveOut(left)} />
    </Flex>
  )
}

/** What pages say of it, and when, before its words. */
function pagesWords(offer: Offer, today: Day, locale: string): string {
  if (offer.code !== '') return 'Pages will say nothing of it. Whoever types the code gets:'
  const shown = offer.isAnnounced ? null : shownWordsOf(offer, today, locale)
  if (shown === null) return 'Pages will say until it ends, and on its days beside each of its packages:'
  return `${shown}. Then pages say, beside each of its packages too:`
}
