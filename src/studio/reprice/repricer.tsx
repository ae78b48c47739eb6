import { Button, Stack, Text } from '@sanity/ui'
import { useMemo, useState } from 'react'
import { useDocumentOperation } from 'sanity'
import { useRelease } from '../content/use-layer.ts'
import type { EditingContent } from '../../studio-model/draft/editing-content.ts'
import { priceProblems } from '../../studio-model/prices/price-problems.ts'
import { withoutDiscounts } from '../../studio-model/reprice/discounts.ts'
import { pathText, percentPlaces, type PricePlace, pricePlaces } from '../../studio-model/reprice/price-places.ts'
import { changedAt, changedText, changeTheseText } from '../../studio-model/reprice/price-count.ts'
import { scopeAt, scopesOf } from '../../studio-model/reprice/price-scopes.ts'
import { copied, type Repriced, repriced } from '../../studio-model/reprice/repriced.ts'
import { type Edit, editOf, undoOf } from '../../studio-model/reprice/repriced-edit.ts'
import { RepriceFields, type Wish, NO_WISH } from './reprice-fields.tsx'
import { RepricedList } from './repriced-list.tsx'

interface RepricerProps {
  /** The category as it is edited. */
  category: object
  documentId: string
  content: EditingContent
}

/** What is wished of the prices, each as it is and as it would be, and the press that changes all that are ticked. */
export function Repricer({ category, documentId, content }: RepricerProps) {
  const { money, messages } = content
  const [wish, setWish] = useState<Wish>(NO_WISH)
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [done, setDone] = useState<readonly Repriced[]>([])
  const release = useRelease()
  const { patch } = useDocumentOperation(documentId, 'category', release)
  const places = useMemo(() => pricePlaces(category), [category])
  const scopes = useMemo(() => scopesOf(category, content), [category, content])
  const scopeOf = (place: PricePlace) => scopeAt(place, scopes)
  const check = (value: unknown, place: PricePlace) => priceProblems(value, scopeOf(place))[0]?.message ?? null
  const results = resultsOf(wish)
  const usual = useMemo(() => {
    const all = [...places, ...percentPlaces(category)].map(place => ({ place }))
    return new Set(withoutDiscounts(all).map(({ place }) => place))
  }, [places, category])
  // A copy is for those that are chosen; a change for all that are not left out, and for discounts where they are chosen.
  const isTicked = ({ place }: Repriced) => ticks.get(pathText(place.path)) ?? (wish.kind === 'change' && usual.has(place))
  const changes = results.filter(result => result.why === null && isTicked(result))

  const execute = (edit: Edit) => patch.disabled === false && patch.execute([{ set: edit }])
  const apply = () => {
    execute(editOf(changes))
    setDone(changes)
    setWish(NO_WISH)
    setTicks(new Map())
  }
  const takeBack = () => {
    execute(undoOf(done, category))
    setDone([])
  }

  function resultsOf(wished: Wish): Repriced[] {
    if (wished.kind === 'change') {
      const { change } = wished
      return change === null ? [] : places.map(place => repriced(place, change, check))
    }
    const source = places.find(({ path }) => pathText(path) === wished.from)
    return source === undefined ? [] : places.filter(place => place.isPrice && place !== source).map(place => copied(place, source, check))
  }

  return (
    <Stack gap={5}>
      <RepriceFields
        wish={wish}
        places={places}
        content={content}
        onChange={next => {
          setWish(next)
          if (next.kind !== wish.kind || next.kind === 'copy') setTicks(new Map())
        }}
      />
      {results.length > 0 && (
        <RepricedList
          results={results}
          isTicked={isTicked}
          onTick={(result, isOn) => setTicks(new Map([...ticks, [pathText(result.place.path), isOn]]))}
          scopeOf={scopeOf}
          wording={{ money, wording: messages.price }}
        />
      )}
      {results.length > 0 && (
        <Button
          tone="primary"
          disabled={changes.length === 0 || patch.disabled !== false}
          text={changeTheseText(changedAt(changes))}
          onClick={apply}
        />
      )}
      <output style={{ display: 'block' }}>
        {done.length > 0 && (
          <Stack gap={3}>
            <Text size={1}>
              {changedText(changedAt(done))} in {release === undefined ? 'the draft' : 'this release'}.
            </Text>
            <Button mode="ghost" text="Take it back" disabled={patch.disabled !== false} onClick={takeBack} />
          </Stack>
        )}
      </output>
    </Stack>
  )
}
