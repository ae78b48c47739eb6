import { ArrowDownIcon } from '@sanity/icons/ArrowDown'
import { ArrowUpIcon } from '@sanity/icons/ArrowUp'
import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useEffect, useRef, useState } from 'react'
import { nameIn } from '../../studio-model/documents/document-name.ts'
import { layerWords } from '../../cms/sanity/layer.ts'
import { movedOrders } from '../../studio-model/documents/moved-order.ts'
import { inSiteOrder, orderOf } from '../../studio-model/documents/site-order.ts'
import { currentDocuments, type Documents } from '../../studio-model/publish/check-draft.ts'
import { useDraftEdit } from '../client/use-draft-edit.tsx'
import { useContent } from '../content/use-content.ts'
import { useLayer } from '../content/use-layer.ts'
import { WhereEdited } from '../content/where-edited.tsx'
import { PublishPane } from '../publish/publish-pane.tsx'

/** The order in which the site shows its categories: dragged, or moved by a press; published together. */
export function OrderPane() {
  const documents = useContent()
  if (documents === null) return <Text size={1}>Loading…</Text>
  return (
    <WhereEdited>
      <CategoryOrder documents={documents} />
    </WhereEdited>
  )
}

function CategoryOrder({ documents }: { documents: Documents }) {
  const { edit, failure } = useDraftEdit()
  const layer = useLayer()
  const [dragged, setDragged] = useState<number | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const list = useRef<HTMLOListElement>(null)
  /** A press that is not shown yet: which document goes where, and the button, before the one that takes the focus at an end of the list. */
  const pressed = useRef<{ id: string; to: number; labels: string[] } | null>(null)
  const categories = inSiteOrder(currentDocuments(documents)).filter(({ _type }) => _type === 'category')
  const names = categories.map(({ _id }) => nameIn(categories, _id))
  // A row that moves loses its focus.
  useEffect(() => {
    if (pressed.current === null || categories[pressed.current.to]?._id !== pressed.current.id) return
    const buttons = pressed.current.labels.map(label => list.current?.querySelector<HTMLButtonElement>(`[aria-label=${CSS.escape(label)}]`))
    buttons.find(button => button?.disabled === false)?.focus()
    pressed.current = null
  })
  const move = (from: number, to: number) => {
    const orders = movedOrders(
      categories.map(document => ({ id: document._id, order: orderOf(document) })),
      from,
      to,
    )
    edit(new Map([...orders].map(([id, order]) => [id, { set: { order } }])))
    setSaid(`${names[from]} is number ${to + 1} of ${categories.length} in ${layerWords(layer)}.`)
  }
  const [upOf, downOf] = [(at: number) => `Move ${names[at]} up`, (at: number) => `Move ${names[at]} down`]
  const press = (from: number, to: number) => {
    const labels = from > to ? [upOf(from), downOf(from)] : [downOf(from), upOf(from)]
    pressed.current = { id: categories[from]?._id ?? '', to, labels }
    move(from, to)
  }
  return (
    <PublishPane
      name="order"
      title="Order of the categories"
      documents={documents}
      ids={categories.map(({ _id }) => _id)}
      said={said}
      maxWidth="32rem"
    >
      {failure}
      <Stack as="ol" ref={list} gap={2} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {categories.map(({ _id: id }, at) => (
          <Card
            as="li"
            key={id}
            border
            radius={2}
            padding={3}
            tone={dragged === at ? 'primary' : 'default'}
            draggable
            style={{ cursor: 'grab' }}
            onDragStart={() => setDragged(at)}
            onDragEnd={() => setDragged(null)}
            onDragOver={event => event.preventDefault()}
            onDrop={() => dragged !== null && dragged !== at && move(dragged, at)}
          >
            <Flex gap={2} align="center">
              <Box flex={1}>
                <Text size={1}>{names[at]}</Text>
              </Box>
              <Button mode="bleed" icon={ArrowUpIcon} aria-label={upOf(at)} disabled={at === 0} onClick={() => press(at, at - 1)} />
              <Button
                mode="bleed"
                icon={ArrowDownIcon}
                aria-label={downOf(at)}
                disabled={at === categories.length - 1}
                onClick={() => press(at, at + 1)}
              />
            </Flex>
          </Card>
        ))}
      </Stack>
    </PublishPane>
  )
}
