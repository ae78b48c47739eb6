import { Text } from '@sanity/ui'

/** Text before and after; an addition or removal has only one of them. */
export function FromTo({ before, after }: { before: string | null; after: string | null }) {
  return (
    <Text size={1}>
      {before !== null && <del>{before}</del>}
      {before !== null && after !== null && <span aria-hidden="true"> → </span>}
      {after !== null && <ins style={{ textDecoration: 'none', fontWeight: 600 }}>{after}</ins>}
    </Text>
  )
}
