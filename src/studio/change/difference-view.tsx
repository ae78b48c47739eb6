import { Fragment, type ReactNode } from 'react'
import { Badge, Flex, Stack, Text } from '@sanity/ui'
import type {
  AddressDifference,
  CategoryDifference,
  ContentDifference,
  ItemDifference,
  LineDifference,
  PolicyDifference,
  SelectionExample,
  VisitDifference,
} from '../../contract/generated/types.ts'
import {
  addressWords,
  announcedWords,
  categoryWords,
  itemWords,
  linesInOrder,
  lineWords,
  selectionWords,
  visitWords,
} from '../../studio-model/publish/change-words.ts'
import { askedOf, askedWords } from '../../studio-model/publish/asked-words.ts'
import { publishedOfferWords } from '../../studio-model/offer/published-offer-words.ts'
import { useEditingContent } from '../content/use-editing-content.ts'
import { codeChanges, codeWords } from '../../studio-model/offer/code-changes.ts'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import { utcToday } from '../../studio-model/draft/utc-today.ts'
import { useGoodToKnow } from './use-good-to-know.ts'
import { ChangedDocuments } from './changed-documents.tsx'
import { SectionCard } from './section-card.tsx'
import { WarningsView } from './warnings-view.tsx'
import { Folded } from './folded.tsx'
import { FromTo } from './from-to.tsx'

/** What may be a mistake, discount codes, from when on offers are shown, changes for visitors by category, addresses that move or go, then other changed documents. */
export function DifferenceView({ difference, documents }: { difference: ContentDifference; documents: readonly DatasetDocument[] }) {
  const title = useGoodToKnow(documents)
  const { categories, visit = [], warnings, policies, addresses = [], documents: changed } = difference
  const isAlone = categories.length + visit.length + addresses.length === 0 && policies === undefined
  return (
    <Stack gap={4}>
      <WarningsView warnings={warnings} />
      {codeChanges(changed, documents).map(code => (
        <Text key={`${code.change} ${code.code}`} size={1}>
          {codeWords(code)}
        </Text>
      ))}
      <OffersView changed={changed} documents={documents} />
      {categories.map(category => (
        <CategoryView key={`${category.category} ${category.from}`} category={category} announced={announcedWords(category, utcToday(), title)} />
      ))}
      {visit.map(each => (
        <VisitView key={each.from} visit={each} />
      ))}
      {addresses.length > 0 && <AddressesView addresses={addresses} />}
      {policies !== undefined && <PoliciesView policies={policies} />}
      {changed.length > 0 && <ChangedDocuments ids={changed.map(({ document }) => document)} documents={documents} isAlone={isAlone} />}
    </Stack>
  )
}

/** What becomes of addresses. */
function AddressesView({ addresses }: { addresses: readonly AddressDifference[] }) {
  return (
    <SectionCard title="Addresses of pages" gap={3}>
      {addresses.map(each => (
        <Text key={each.address} size={1} {...(each.leads_to === null && { style: { color: 'var(--card-badge-critical-fg-color)' } })}>
          {addressWords(each)}
        </Text>
      ))}
    </SectionCard>
  )
}

/** Offers that come or change. */
function OffersView({ changed, documents }: { changed: ContentDifference['documents']; documents: readonly DatasetDocument[] }) {
  const content = useEditingContent()
  if (content === null || content === 'loading') return null
  return publishedOfferWords(changed, documents, utcToday(), content).map(words => (
    <Text key={words} size={1}>
      {words}
    </Text>
  ))
}

/** What is said of deposits and cancelling, before and after. */
function PoliciesView({ policies: { before, after } }: { policies: PolicyDifference }) {
  return (
    <SectionCard title="Deposits and cancelling" gap={3}>
      {before.map(text => (
        <Text key={text} size={1} muted>
          No longer: {text}
        </Text>
      ))}
      {after.map(text => (
        <Text key={text} size={1}>
          New: {text}
        </Text>
      ))}
    </SectionCard>
  )
}

function CategoryView({ category, announced }: { category: CategoryDifference; announced: string | null }) {
  const { change, items, selections } = category
  const title = categoryWords(category)
  const words = selectionWords(selections)
  const firstAsked = items.find(item => askedOf(item).length > 0)
  return (
    <SectionCard
      title={title}
      badge={change !== 'changed' && <Badge tone={change === 'added' ? 'positive' : 'critical'}>{change === 'added' ? 'New' : 'Goes'}</Badge>}
    >
      {announced !== null && <Text size={1}>{announced}</Text>}
      {items.map(item => (
        <Fragment key={`${item.kind} ${item.id}`}>
          {item === firstAsked && <Text size={1}>{askedWords(items)}</Text>}
          <ItemView item={item} />
        </Fragment>
      ))}
      {words !== null && <WaysToBook words={words} examples={selections.examples} />}
    </SectionCard>
  )
}

/** Changed questions, rules and limits of a whole visit. */
function VisitView({ visit }: { visit: VisitDifference }) {
  const title = visitWords(visit)
  return (
    <SectionCard title={title}>
      {visit.items.map(item => (
        <ItemView key={`${item.kind} ${item.id}`} item={item} />
      ))}
      {visit.examples.length > 0 && <Examples title="Examples" examples={visit.examples} />}
    </SectionCard>
  )
}

function ItemView({ item }: { item: ItemDifference }) {
  return (
    <Stack gap={3}>
      {item.kind !== 'category' && (
        <Stack gap={2}>
          <Text size={0} muted>
            {itemWords(item)}
          </Text>
          <Text as="h3" size={1} weight="semibold">
            {item.title}
          </Text>
        </Stack>
      )}
      {linesInOrder(item).map(line => (
        <LineView key={`${line.of} ${line.label} ${line.before} ${line.after}`} line={line} kind={item.kind} />
      ))}
    </Stack>
  )
}

function LineView({ line, kind }: { line: LineDifference; kind: ItemDifference['kind'] }) {
  return (
    <Flex gap={3} justify="space-between" wrap="wrap">
      <Text size={1}>{lineWords(line, kind)}</Text>
      <FromTo before={line.before} after={line.after} />
    </Flex>
  )
}

/** How many selections change, behind what the owner's own customers would have paid. */
function WaysToBook({ words, examples }: { words: string; examples: readonly SelectionExample[] }) {
  return (
    <Examples title="All that can be booked" examples={examples}>
      <Text size={1}>{words}</Text>
    </Examples>
  )
}

function Examples({ title, examples, children }: { title: string; examples: readonly SelectionExample[]; children?: ReactNode }) {
  return (
    <Folded title={title}>
      {children}
      {examples.map(({ title, before, after }) => (
        <Flex key={`${title} ${before} ${after}`} gap={3} justify="space-between" wrap="wrap">
          <Text size={1}>{title}</Text>
          <FromTo before={before} after={after} />
        </Flex>
      ))}
    </Folded>
  )
}
