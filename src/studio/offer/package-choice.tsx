import { Stack, Text } from '@sanity/ui'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import { nameIn } from '../../studio-model/documents/document-name.ts'
import { type Offer, packagesOf } from '../../studio-model/offer/offer.ts'
import { CheckField } from '../fields/check-field.tsx'
import { Problem } from '../fields/field.tsx'

interface PackageChoiceProps {
  current: readonly DatasetDocument[]
  chosen: ChosenPackages
  problem: string | null
  onChange: (chosen: ChosenPackages) => void
}

type ChosenPackages = Pick<Offer, 'packages' | 'categories'>

/** Packages of all categories, one by one, or whole categories: with what is added to them later. */
export function PackageChoice({ current, chosen: { packages: chosen, categories }, problem, onChange }: PackageChoiceProps) {
  const setAll = (category: string, ids: readonly string[], isOn: boolean) =>
    onChange({ packages: chosen.difference(new Set(ids)), categories: isOn ? categories.union(new Set([category])) : without(categories, category) })
  const setOne = (category: string, ids: readonly string[], id: string, isOn: boolean) => {
    const before = categories.has(category) ? chosen.union(new Set(ids)) : chosen
    onChange({ packages: isOn ? before.union(new Set([id])) : without(before, id), categories: without(categories, category) })
  }
  return (
    <Stack gap={4}>
      {current.map(document => {
        const packages = packagesOf(document)
        const ids = packages.map(({ id }) => id)
        const title = nameIn(current, document._id)
        const isOfAll = categories.has(document._id)
        return packages.length === 0 ? null : (
          <fieldset key={document._id} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
            {/* A legend names its fieldset only as its first child. */}
            <legend style={{ padding: 0, marginBottom: 12 }}>
              <Text size={1} weight="semibold">
                {title}
              </Text>
            </legend>
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
          </fieldset>
        )
      })}
      <Problem text={problem} />
    </Stack>
  )
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return ids.difference(new Set([id]))
}
