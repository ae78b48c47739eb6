import type { CSSProperties } from 'react'
import { type Group, type Kind, PHONE_WIDTH, type Specimen } from '../specimen.ts'

interface SpecimenCardProps {
  group: Group
  kind: Kind
  specimen: Specimen
  isPhone: boolean
  /** Address of the specimen's own document. */
  address: string
}

/** A specimen in its frame, beside its facts and its content as JSON. */
export function SpecimenCard({ group, kind, specimen, isPhone, address }: SpecimenCardProps) {
  const { state, facts, content } = specimen
  const name = `${kind.name}: ${state}`
  const width = isPhone ? PHONE_WIDTH : group.deskWidth
  return (
    <article aria-label={name} style={{ '--width': `${width}px` } as CSSProperties}>
      <h4>
        {state}{' '}
        <a href={address} aria-label={`${name}, alone`}>
          alone
        </a>
      </h4>
      <div className="stage" data-width={width} data-height={group.height}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own documents, in which styles ask whether there are scripts */}
        <iframe title={name} src={address} loading={group.height === null ? 'eager' : 'lazy'} />
      </div>
      <div className="beside">
        {facts.length > 0 && (
          <dl>
            {facts.map(({ label, lines }) => (
              <div key={label}>
                <dt>{label}</dt>
                {lines.map(line => (
                  <dd key={line}>{line}</dd>
                ))}
              </div>
            ))}
          </dl>
        )}
        <pre>{JSON.stringify(content, null, 2)}</pre>
      </div>
    </article>
  )
}
