/** Title and description of a kind, as the Studio shows them; both come from its schema. */
export interface KindWords {
  title: string
  description: string
}

interface Schema {
  $defs: Readonly<Record<string, object>>
}

/** Titles and descriptions of all kinds that a schema file defines, by `kind`. */
export function kindWords({ $defs }: Schema): ReadonlyMap<string, KindWords> {
  return new Map(
    Object.values($defs).flatMap((definition: Definition) => {
      const name = definition.properties?.kind?.const
      return name === undefined ? [] : [[name, { title: definition.title ?? name, description: definition.description ?? '' }] as const]
    }),
  )
}

interface Definition {
  title?: string
  description?: string
  properties?: { kind?: { const?: string } }
}
