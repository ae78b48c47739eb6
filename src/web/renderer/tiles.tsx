import type { Tile } from '#src/contract/generated/types.ts'
import { Art } from '../ui/art.tsx'
import { usePage } from './page-view.ts'
import { Picture } from './picture.tsx'

/** Short statements side by side; ordered ones are numbered. */
export function Tiles({ tiles, ordered = false }: { tiles: readonly Tile[]; ordered?: boolean }) {
  const page = usePage()
  const List = ordered ? 'ol' : 'ul'
  return (
    <List className="tiles">
      {tiles.map(({ icon, picture, title, text }) => (
        <li key={title}>
          {picture !== undefined && <Picture image={picture} placement="tile" />}
          {icon !== undefined && picture === undefined && <Art kind="icon" file={page.assets.drawings} name={icon} />}
          <h3>{page.text(title)}</h3>
          <p>{page.text(text)}</p>
        </li>
      ))}
    </List>
  )
}
