import { Text } from '@sanity/ui'

/** What something was and will be; what comes or goes is one of them alone. */
export function FromTo({ before, after }: { before: string | null; after: string | null }) {
  return (
    <Text size={1}>
      {before !== null && <del>{before}</del>}
      {before !== null && after !== null && <span aria-hidden="true"> → </span>}
      {after !== null && <ins style={{ textDecoration: 'none', fontWeight: 600 }}>{after}</ins>}
    </Text>
  )
}
