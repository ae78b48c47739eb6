import { Stack, Text } from '@sanity/ui'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import { nameIn } from '../../studio-model/documents/document-name.ts'
import { packagesOf } from '../../studio-model/offer/offer.ts'
import { CheckField } from '../fields/check-field.tsx'
import { Problem } from '../fields/field.tsx'

interface PackageChoiceProps {
  current: readonly DatasetDocument[]
  chosen: ReadonlySet<string>
  problem: string | null
  onChange: (chosen: ReadonlySet<string>) => void
}

/** Packages of all categories, one by one or all of a category. */
export function PackageChoice({ current, chosen, problem, onChange }: PackageChoiceProps) {
  const set = (ids: readonly string[], isOn: boolean) =>
    onChange(isOn ? new Set([...chosen, ...ids]) : new Set([...chosen].filter(id => !ids.includes(id))))
  return (
    <Stack gap={4}>
      {current.map(document => {
        const packages = packagesOf(document)
        const ids = packages.map(({ id }) => id)
        const title = nameIn(current, document._id)
        return packages.length === 0 ? null : (
          <fieldset key={document._id} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
            {/* A legend names its fieldset only as its first child. */}
            <legend style={{ padding: 0, marginBottom: 12 }}>
              <Text size={1} weight="semibold">
                {title}
              </Text>
            </legend>
            <Stack gap={3}>
              <CheckField label={`All of ${title}`} isChecked={ids.every(id => chosen.has(id))} onChange={isOn => set(ids, isOn)} readOnly={false} />
              {packages.map(({ id, title: label }) => (
                <CheckField key={id} label={label} isChecked={chosen.has(id)} onChange={isOn => set([id], isOn)} readOnly={false} />
              ))}
            </Stack>
          </fieldset>
        )
      })}
      <Problem text={problem} />
    </Stack>
  )
}
