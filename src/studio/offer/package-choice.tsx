import { Stack } from '@sanity/ui'
import { useId } from 'react'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import { nameIn } from '../../studio-model/documents/document-name.ts'
import { type Offer, packagesOf } from '../../studio-model/offer/offer.ts'
import { CheckField } from '../fields/check-field.tsx'
import { Problem } from '../fields/field.tsx'
import { FieldGroup } from '../fields/field-group.tsx'

interface PackageChoiceProps {
  current: readonly DatasetDocument[]
  chosen: ChosenPackages
  problem: string | null
  onChange: (chosen: ChosenPackages) => void
}

type ChosenPackages = Pick<Offer, 'packages' | 'categories'>

const COLUMNS = { display: 'grid', gap: 20, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))' } as const

/** Everything, packages of all categories, one by one, or whole categories: with what is added to them later. */
export function PackageChoice({ current, chosen: { packages: chosen, categories }, problem, onChange }: PackageChoiceProps) {
  const setAll = (category: string, ids: readonly string[], isOn: boolean) =>
    onChange({ packages: chosen.difference(new Set(ids)), categories: isOn ? categories.union(new Set([category])) : without(categories, category) })
  const setOne = (category: string, ids: readonly string[], id: string, isOn: boolean) => {
    const before = categories.has(category) ? chosen.union(new Set(ids)) : chosen
    onChange({ packages: isOn ? before.union(new Set([id])) : without(before, id), categories: without(categories, category) })
  }
  const offered = current.filter(document => packagesOf(document).length > 0).map(({ _id }) => _id)
  const problemId = useId()
  return (
    <Stack gap={4}>
      <CheckField
        label="Everything, also what is added later"
        isChecked={offered.length > 0 && offered.every(id => categories.has(id))}
        onChange={isOn => onChange({ packages: new Set(), categories: new Set(isOn ? offered : []) })}
        readOnly={false}
        problemId={problem === null ? undefined : problemId}
      />
      <Problem id={problemId} text={problem} />
      <div style={COLUMNS}>
        {current.map(document => {
          const packages = packagesOf(document)
          const ids = packages.map(({ id }) => id)
          const title = nameIn(current, document._id)
          const isOfAll = categories.has(document._id)
          return packages.length === 0 ? null : (
            <FieldGroup key={document._id} label={title}>
              <Stack gap={3}>
                <CheckField
                  label={`All of ${title}, also what is added later`}
                  isChecked={isOfAll}
                  onChange={isOn => setAll(document._id, ids, isOn)}
                  readOnly={false}
                />
                {packages.map(({ id, title: label }) => (
                  <CheckField
                    key={id}
                    label={label}
                    isChecked={isOfAll || chosen.has(id)}
                    onChange={isOn => setOne(document._id, ids, id, isOn)}
                    readOnly={false}
                  />
                ))}
              </Stack>
            </FieldGroup>
          )
        })}
      </div>
    </Stack>
  )
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return ids.difference(new Set([id]))
}
